/** Runs `onView` for the page's present path, and for every other one that it takes without being loaded again. */
export function watchPath(onView: () => void): void {
  let path: string;
  const look = (): void => {
    if (path === location.pathname) return;
    path = location.pathname;
    onView();
  };
  look();
  // No browser of all reports that a page has changed its address itself.
  setInterval(look, 1000);
}
