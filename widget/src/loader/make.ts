/** A new element at the end of `parent`. */
export function make(tag: string, className: string, parent: ParentNode, label?: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  if (label) element.setAttribute('aria-label', label);
  parent.append(element);
  return element;
}
