/* Runs on the home page of a site that has a demo: nothing of the chat is loaded before somebody asks for it. */

/** Puts the chat over its drawing, which has the same size, and the keyboard into it. */
function open(place: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.title = place.dataset['title'] ?? '';
  frame.src = `/iframe/${place.dataset['demo'] ?? ''}?lang=${document.documentElement.lang}`;
  frame.addEventListener('load', () => frame.focus(), { once: true });
  place.append(frame);
}

for (const place of document.querySelectorAll<HTMLElement>('[data-demo]')) {
  const button = place.querySelector('button');
  button?.addEventListener(
    'click',
    () => {
      open(place);
      // Behind the chat nothing is to be found by the keyboard.
      place.querySelector('.demo-cover')?.setAttribute('inert', '');
    },
    { once: true },
  );
}
