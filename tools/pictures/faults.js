// What overlaps, is cut or scrolls; and on a phone, what is too small to hit. A list of sentences.
() => {
  const faults = [], root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways: ${root.scrollWidth} px`);
  if (root.scrollHeight > innerHeight) faults.push(`scrolls down: ${root.scrollHeight} px`);
  // What is scrolled away inside a box of its own is not seen.
  const inBox = (e) => {
    const box = e.closest('.melds')?.getBoundingClientRect(), r = e.getBoundingClientRect();
    return !box || (r.bottom <= box.bottom + 1 && r.top >= box.top - 1);
  };
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0 && inBox(e);
  const name = (e) => e.getAttribute('aria-label') || e.textContent.trim().slice(0, 30) || e.className;
  const cloth = document.querySelector('.cloth').getBoundingClientRect();
  for (const e of document.querySelectorAll('.middle .card, .seat, .prompt, .hand .card')) {
    const r = e.getBoundingClientRect();
    if (seen(e) && (r.left < cloth.left - 1 || r.right > cloth.right + 1 || r.bottom > cloth.bottom + 1 || r.top < cloth.top - 1))
      faults.push(`out of the cloth: ${name(e)}`);
  }
  const middle = document.querySelector('.middle');
  for (const e of middle.querySelectorAll('.card, .who, .cap')) {
    const r = e.getBoundingClientRect(), p = document.querySelector('.prompt').getBoundingClientRect();
    if (seen(e) && r.bottom > p.top + 1) faults.push(`under the prompt: ${name(e)}`);
    for (const s of document.querySelectorAll('.seat')) {
      const q = s.getBoundingClientRect();
      if (seen(e) && r.left < q.right - 1 && r.right > q.left + 1 && r.top < q.bottom - 1 && r.bottom > q.top + 1)
        faults.push(`under ${name(s)}: ${name(e)}`);
    }
  }
  for (const e of middle.querySelectorAll('.corner .card, .corner .cap')) {
    const r = e.getBoundingClientRect();
    for (const c of middle.querySelectorAll(':scope > :not(.corner) :is(.card, .who, .cap)')) {
      const q = c.getBoundingClientRect();
      if (r.left < q.right - 1 && r.right > q.left + 1 && r.top < q.bottom - 1 && r.bottom > q.top + 1)
        faults.push(`${name(c)} overlaps ${name(e)}`);
    }
  }
  for (const e of document.querySelectorAll('.did, .button, .name b, .line, .mark, .prompt p, h1')) {
    if (seen(e) && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline') faults.push(`cut: ${name(e)}`);
  }
  if (innerWidth < 768) for (const e of document.querySelectorAll('button, a, input, select')) {
    const r = e.getBoundingClientRect();
    const next = e.nextElementSibling?.getBoundingClientRect();
    const wide = e.matches('.hand .card') && next ? next.left - r.left : r.width;
    const least = e.matches('.hand.small .card') ? 28 : 44;
    if (seen(e) && (wide < least - .5 || r.height < 43.5)) faults.push(`small to hit, ${Math.round(wide)}x${Math.round(r.height)}: ${name(e)}`);
  }
  return faults;
}
