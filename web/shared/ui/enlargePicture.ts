import './enlargePicture.css';

/**
 * Shows the picture of a link in a dialog: as wide as the window, and in its own size. Escape, the button and a click
 * beside the picture close it, and the focus returns to the link.
 */
export function enlargePicture(link: HTMLAnchorElement): void {
  const { alt = '' } = link.querySelector('img') ?? {};
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.ariaLabel = alt || caption || 'Picture';

  const size = button('Actual size');
  size.hidden = true;
  size.ariaPressed = 'false';
  const close = button('Close');
  const view = document.createElement('div');
  // Arrow keys scroll it.
  view.tabIndex = 0;
  view.role = 'group';
  view.ariaLabel = 'Picture';
  const picture = new Image();
  picture.alt = alt;
  picture.src = link.href;

  const onShown = () => {
    size.hidden = picture.naturalWidth <= view.clientWidth;
  };
  const toggle = () => {
    if (size.hidden) return;
    size.ariaPressed = String(dialog.classList.toggle('is-full'));
  };
  picture.onload = onShown;
  picture.onerror = () => view.replaceChildren('This picture could not be loaded.');
  picture.onclick = toggle;
  size.onclick = toggle;
  close.onclick = () => dialog.close();
  view.onclick = ({ target }) => target === view && dialog.close();

  const bar = document.createElement('div');
  bar.append(size, close);
  view.append(picture);
  dialog.append(bar, view);
  if (caption) dialog.append(Object.assign(document.createElement('p'), { textContent: caption, dir: 'auto' }));

  const onBack = () => dialog.close();
  addEventListener('popstate', onBack);
  addEventListener('resize', onShown);
  dialog.onclose = () => {
    removeEventListener('popstate', onBack);
    removeEventListener('resize', onShown);
    dialog.remove();
    link.focus({ preventScroll: true });
  };
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}

const button = (text: string) => Object.assign(document.createElement('button'), { type: 'button', textContent: text });
