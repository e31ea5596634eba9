/** A video in a text: its page, and the URL of its player. */
export type Video = { host: 'YouTube' | 'Vimeo'; address: string; player: string };

/** Origins of the players. Other frames are refused, and these are allowed only on pages whose text has a video. */
export const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com'];
const youtubePath = /^\/(?:shorts|embed|live)\/([\w-]{11})\/?$/;
const youtubeId = /^[\w-]{11}$/;
const shortPath = /^\/([\w-]{11})\/?$/;
const vimeoPath = /^\/(?:video\/)?(\d{1,12})\/?$/;

/** @returns the video at an address of YouTube (watch, shorts, youtu.be) or Vimeo; null for every other text */
export function videoOf(address: string): Video | null {
  const url = URL.parse(address);
  // Only addresses as people copy them: nothing around them, no port, no user.
  if (!url || !/^https?:\/\/\S+$/.test(address) || url.port || url.username || url.password) return null;
  const youtube = youtubeIdOf(url);
  if (youtube) return { host: 'YouTube', address: url.href, player: `${videoPlayers[0]}/embed/${youtube}` };
  const vimeo = vimeoIdOf(url);
  return vimeo ? { host: 'Vimeo', address: url.href, player: `${videoPlayers[1]}/video/${vimeo}?dnt=1` } : null;
}

function youtubeIdOf({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return shortPath.exec(pathname)?.[1];
  if (!youtubeHosts.includes(hostname)) return undefined;
  const id = searchParams.get('v') ?? '';
  return pathname === '/watch' && youtubeId.test(id) ? id : youtubePath.exec(pathname)?.[1];
}

const vimeoIdOf = ({ hostname, pathname }: URL): string | undefined =>
  ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(hostname) ? vimeoPath.exec(pathname)?.[1] : undefined;
