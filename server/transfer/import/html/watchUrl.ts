/** Protocols of links that pages may have. */
export const linkable = /^(?:https?|mailto|tel|attachment):$/;

/** @returns the address of a player for people; null for one that no page may link to */
export function watchUrl(url: string): string | null {
  const whole = URL.parse(url.replace(/^\/\//, 'https://'), 'https://site.invalid');
  if (!whole || !linkable.test(whole.protocol)) return null;
  const host = whole.hostname.replace(/^(?:www|m)\./, '');
  if (/^youtube(?:-nocookie)?\.com$/.test(host)) return youtubePage(whole) ?? whole.href;
  if (host === 'player.vimeo.com') return vimeoPage(whole) ?? whole.href;
  return whole.hostname === 'site.invalid' ? url : url.replace(/^\/\//, 'https://');
}

function youtubePage({ pathname, searchParams }: URL): string | null {
  const [, id] = /^\/(?:embed|v|shorts|live)\/([\w-]{11})\/?(?:&|$)/.exec(pathname) ?? [];
  const page = 'https://www.youtube.com';
  // A list of videos, and the live video of a channel.
  const list = searchParams.get('list');
  if (/^\/embed\/(?:videoseries)?\/?$/.test(pathname) && list)
    return `${page}/playlist?${new URLSearchParams({ list })}`;
  const channel = searchParams.get('channel') ?? '';
  if (id === 'live_stream') return /^[\w-]+$/.test(channel) ? `${page}/channel/${channel}/live` : null;
  if (!id) return null;
  const start = searchParams.get('start') ?? searchParams.get('t') ?? '';
  return `${page}/watch?v=${id}${/^[1-9]\w*$/.test(start) ? `&t=${start}` : ''}`;
}

/** The address of an unlisted video has its key. */
function vimeoPage({ pathname, searchParams }: URL): string | null {
  const [, id] = /^\/video\/(\d+)\/?$/.exec(pathname) ?? [];
  const key = searchParams.get('h') ?? '';
  return id ? `https://vimeo.com/${id}${/^[\da-f]+$/.test(key) ? `/${key}` : ''}` : null;
}
