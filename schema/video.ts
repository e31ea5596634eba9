/** A video in a text: its page, and the URL of its player. */
export type Video = { host: 'YouTube' | 'Vimeo'; address: string; player: string };

/** Origins of the players. Other frames are refused, and these are allowed only on pages whose text has a video. */
export const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const youtubeHosts = [
  ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'],
  ...['youtube-nocookie.com', 'www.youtube-nocookie.com'],
];
const youtubePath = /^\/(?:shorts|embed|live|v)\/([\w-]{11})\/?$/;
/** These two have the form of an id, and stand for a playlist and the live video of a channel. */
const youtubeId = /^(?!videoseries$|live_stream$)[\w-]{11}$/;
const shortPath = /^\/([\w-]{11})\/?$/;
/** An unlisted video has a key behind its number. */
const vimeoPath =
  /^\/(?:(?:channels|groups|album|showcase)\/[\w-]+\/)?(?:videos?\/)?(\d{1,12})(?:\/([\da-f]{8,16}))?\/?$/;
const vimeoKey = /^[\da-f]{8,16}$/;
/** `90`, `90s`, `1m30s`. */
const startTime = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/;

/** @returns the video at an address of YouTube (watch, shorts, youtu.be) or Vimeo; null for every other text */
export function videoOf(address: string): Video | null {
  const url = URL.parse(address);
  // Only addresses as people copy them: nothing around them, no port, no user.
  if (!url || !/^https?:\/\/\S+$/.test(address) || url.port || url.username || url.password) return null;
  const youtube = youtubeIdOf(url);
  if (youtube && youtubeId.test(youtube)) {
    const start = startOf(url);
    const player = `${videoPlayers[0]}/embed/${youtube}${start ? `?start=${start}` : ''}`;
    return { host: 'YouTube', address: url.href, player };
  }
  const vimeo = vimeoPlayerOf(url);
  return vimeo ? { host: 'Vimeo', address: url.href, player: vimeo } : null;
}

function youtubeIdOf({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return shortPath.exec(pathname)?.[1];
  if (!youtubeHosts.includes(hostname)) return undefined;
  return pathname === '/watch' ? (searchParams.get('v') ?? '') : youtubePath.exec(pathname)?.[1];
}

/** The second at which a video begins; 0 at its start. */
function startOf({ searchParams }: URL): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    startTime.exec(searchParams.get('t') ?? searchParams.get('start') ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function vimeoPlayerOf({ hostname, pathname, searchParams }: URL): string | undefined {
  if (!['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(hostname)) return undefined;
  const [, id, keyInPath] = vimeoPath.exec(pathname) ?? [];
  const key = keyInPath ?? searchParams.get('h') ?? '';
  return id && `${videoPlayers[1]}/video/${id}?${vimeoKey.test(key) ? `h=${key}&` : ''}dnt=1`;
}
