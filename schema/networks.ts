type Facts = {
  name: string;
  /** By these hosts an address is recognised, with their subdomains. */
  hosts?: readonly string[];
};

/** The networks that have an icon. */
const facts = {
  LINKEDIN: { name: 'LinkedIn', hosts: ['linkedin.com'] },
  INSTAGRAM: { name: 'Instagram', hosts: ['instagram.com'] },
  FACEBOOK: { name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  WHATSAPP: { name: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com'] },
  YOUTUBE: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  X: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  THREADS: { name: 'Threads', hosts: ['threads.net', 'threads.com'] },
  BLUESKY: { name: 'Bluesky', hosts: ['bsky.app'] },
  MASTODON: { name: 'Mastodon', hosts: ['mastodon.social', 'mastodon.online', 'mastodon.world'] },
  TIKTOK: { name: 'TikTok', hosts: ['tiktok.com'] },
  PINTEREST: { name: 'Pinterest', hosts: ['pinterest.com'] },
  SNAPCHAT: { name: 'Snapchat', hosts: ['snapchat.com'] },
  TELEGRAM: { name: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  DISCORD: { name: 'Discord', hosts: ['discord.com', 'discord.gg'] },
  REDDIT: { name: 'Reddit', hosts: ['reddit.com'] },
  MEDIUM: { name: 'Medium', hosts: ['medium.com'] },
  SUBSTACK: { name: 'Substack', hosts: ['substack.com'] },
  BEHANCE: { name: 'Behance', hosts: ['behance.net'] },
  DRIBBBLE: { name: 'Dribbble', hosts: ['dribbble.com'] },
  FIGMA: { name: 'Figma', hosts: ['figma.com'] },
  GITHUB: { name: 'GitHub', hosts: ['github.com'] },
  GITLAB: { name: 'GitLab', hosts: ['gitlab.com'] },
  STACK_OVERFLOW: { name: 'Stack Overflow', hosts: ['stackoverflow.com'] },
  PRODUCT_HUNT: { name: 'Product Hunt', hosts: ['producthunt.com'] },
  CLUTCH: { name: 'Clutch', hosts: ['clutch.co'] },
  TRUSTPILOT: { name: 'Trustpilot', hosts: ['trustpilot.com'] },
  UPWORK: { name: 'Upwork', hosts: ['upwork.com'] },
  FIVERR: { name: 'Fiverr', hosts: ['fiverr.com'] },
  GOOGLE_MAPS: { name: 'Google Maps', hosts: ['maps.google.com', 'maps.app.goo.gl', 'g.page'] },
  VIMEO: { name: 'Vimeo', hosts: ['vimeo.com'] },
  TWITCH: { name: 'Twitch', hosts: ['twitch.tv'] },
  SPOTIFY: { name: 'Spotify', hosts: ['spotify.com'] },
  XING: { name: 'Xing', hosts: ['xing.com'] },
  OTHER: { name: 'Other' },
} as const satisfies Record<string, Facts>;

export type NetworkIcon = keyof typeof facts;
export const networks: Readonly<Record<NetworkIcon, Facts>> = facts;
export const networkIcons = Object.keys(facts) as NetworkIcon[];

/** @returns the network whose host an address has; null for an unknown host */
export function networkAt(address: string): Exclude<NetworkIcon, 'OTHER'> | null {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  const icon = networkIcons.find((one) =>
    networks[one].hosts?.some((name) => host === name || host.endsWith(`.${name}`)),
  );
  return (icon as Exclude<NetworkIcon, 'OTHER'> | undefined) ?? null;
}
