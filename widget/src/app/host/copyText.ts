/** Puts a text into the clipboard; false where the browser or the page around forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A frame needs its page's permission for that; the older way needs none.
    const box = document.createElement('textarea');
    box.value = text;
    document.body.append(box);
    const focused = document.activeElement;
    box.select();
    const isCopied = document.execCommand('copy');
    box.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return isCopied;
  }
}
