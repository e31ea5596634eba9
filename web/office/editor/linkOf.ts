import { isSafeAddress } from './markdown/safeAddress.ts';

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const DOMAIN = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/;

/** @returns where a link leads that somebody has typed; null for what is no address, or one that may not be a link */
export function linkOf(input: string): string | null {
  const text = input.trim();
  if (!text || /\s/.test(text) || !isSafeAddress(text)) return null;
  if (MAIL.test(text)) return `mailto:${text}`;
  if (/^(https?:\/\/.|mailto:.|tel:.|\/|#)/i.test(text)) return text;
  return DOMAIN.test(text) ? `https://${text}` : null;
}
