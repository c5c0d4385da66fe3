import { type EditRegion, isEditRegion } from '../../lib/appearance-regions.ts';

/** Tells which parts the page has, in their order, now and whenever that changes; answers how to stop. */
export function watchRegions(tell: (regions: EditRegion[]) => void): () => void {
  let frame: number | null = null;
  let told = '';
  const look = () => {
    frame = null;
    const found = [...document.querySelectorAll('[data-edit]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('data-edit'))
      .filter(isEditRegion);
    const regions = [...new Set(found)];
    if (regions.join() === told) return;
    told = regions.join();
    tell(regions);
  };
  const observer = new MutationObserver(() => {
    frame ??= requestAnimationFrame(look);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', look);
  look();
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', look);
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
