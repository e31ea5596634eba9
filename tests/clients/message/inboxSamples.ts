import type { Sent } from './inboxModel.ts';

/** Few texts, so that searches find several, and the same form is sent again. */
const senders = [
  ['Asha Menon', 'asha@client.example', '9876500001'],
  ['Pasha Rao', 'rao@other.example', '9876500002'],
  ['50%_off \\ Co', 'percent@client.example', '9876500003'],
  ['Zoë Ümlaut', 'zoe@other.example', '9000000004'],
] as const;
export const services = ['Web Development', 'PPC Advertising'] as const;
export const texts = ['We need a new site.', 'Is ASHA there?', null];
export const sources = ['came by phone', 'fair'];

export const sentOf = (sender: number, service: string, message: string | null): Sent => {
  const [name, email, number] = senders[sender % senders.length] as (typeof senders)[number];
  return { name, email, contactNumber: `+91${number}`, service, message };
};

export const searches = [
  ...['asha', 'sha', 'a', '%', '_', '\\', '0%_o', 'Zoë', 'other.example', 'development', '98765 00001', '98765-0'],
  ...[' ', 'site. ', 'nowhere'],
];
