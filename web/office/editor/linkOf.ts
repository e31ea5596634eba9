import { isSafeAddress } from './markdown/safeAddress.ts';

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const DOMAIN = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/;

/** @returns the address for typed text; null if it is invalid or not allowed as a link */
export function linkOf(input: string): string | null {
  const text = input.trim();
  if (!text || /\s/.test(text) || !isSafeAddress(text)) return null;
  if (MAIL.test(text)) return `mailto:${text}`;
  if (/^(https?:\/\/.|mailto:.|tel:.|\/|#)/i.test(text)) return text;
  return DOMAIN.test(text) ? `https://${text}` : null;
}
