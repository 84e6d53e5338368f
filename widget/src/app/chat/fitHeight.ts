/** Makes a text area as high as its text; the style sheet caps it. */
export function fitHeight(box: HTMLTextAreaElement | null): void {
  if (box === null) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}
