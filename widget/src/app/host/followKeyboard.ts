/**
 * Fits the page into what an on-screen keyboard leaves free, where the browser lays the keyboard over the page instead of
 * resizing it. Inside the loader's panel the loader does the same for the panel.
 */
export function followKeyboard(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const update = (): void => {
    const covered = viewport.scale <= 1.01 && window.innerHeight - viewport.height > 60;
    const root = document.documentElement;
    if (covered) root.style.setProperty('--height', `${viewport.height}px`);
    else root.style.removeProperty('--height');
    if (covered) window.scrollTo(0, 0);
  };
  viewport.addEventListener('resize', update);
}
