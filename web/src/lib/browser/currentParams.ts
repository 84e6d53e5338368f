/** Current parameters of the address: of two changes within one rendering, the second must not undo the first. */
export function currentParams(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
