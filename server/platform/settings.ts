import { isIP } from 'node:net';
import * as z from 'zod';
import { SignUpInput } from '#schema/user.ts';
import { faultOfDatabaseUrl } from '#server/platform/database/url.ts';
import { readImapUrl } from '#server/platform/mail/imapUrl.ts';
import { hasGoodTls } from '#server/platform/mail/mailServer.ts';

const trueValues = ['on', 'true', '1', 'yes'];
const falseValues = ['off', 'false', '0', 'no'];
const onOff = z
  .string()
  .refine((value) => [...trueValues, ...falseValues].includes(value.toLowerCase()), 'expected on or off')
  .transform((value) => trueValues.includes(value.toLowerCase()));

const isOrigin = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const origin = z
  .string()
  .refine(
    (value) => isOrigin(value) && new URL(value).pathname === '/',
    'expected an origin such as https://www.example.com',
  )
  .transform((value) => new URL(value).origin);

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const isProxy = (part: string) => {
  const [address = '', bits] = part.split('/');
  const widest = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest));
};
const proxies = list.refine(
  (parts) => parts.every((part) => ['loopback', 'linklocal', 'uniquelocal'].includes(part) || isProxy(part)),
  'expected addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8, or loopback',
);

/** `smtp:host` is a valid URL without a host, so the form is checked. */
const urlOf = (form: RegExp, expected: string) =>
  z.string().refine((value) => URL.canParse(value) && form.test(value), `expected ${expected}`);

const s3Url = urlOf(/^s3:\/\/[^/?#]/i, 's3://bucket?endpoint=…&region=…');

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

const databaseUrl = z.string().superRefine((value, { addIssue }) => {
  const isPostgresUrl = URL.canParse(value) && /^postgres(ql)?:\/\//i.test(value);
  const fault = isPostgresUrl ? faultOfDatabaseUrl(value) : 'postgres://user:password@host:port/name';
  if (fault) addIssue(`expected ${fault}`);
});

const firstAdminField = (field: keyof typeof SignUpInput.shape, expected: string) => {
  const rule = SignUpInput.shape[field];
  return z
    .string()
    .refine((value) => rule.safeParse(value).success, expected)
    .transform((value) => rule.parse(value));
};

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;

/** Undefined if not set; defaults that depend on other settings follow below. */
export const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.string().refine(isPort, 'expected a port number, 0 to 65535').transform(Number).default(4000),
  HOST: z.string().optional(),
  METRICS_PORT: z
    .string()
    .refine((value) => isPort(value) && Number(value) > 0, 'expected a port number, 1 to 65535')
    .transform(Number)
    .optional(),
  // The characters of a bearer token (RFC 6750, 2.1).
  METRICS_TOKEN: z
    .string()
    .refine((value) => /^[\w.~+/-]+=*$/.test(value), 'expected letters, digits and -._~+/ without spaces')
    .optional(),
  PUBLIC_URL: origin.optional(),
  // The same default as in bin/marquee.
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  OFFICE_EMAIL: z.email('expected an e-mail address').optional(),
  SMTP_URL: urlOf(/^smtps?:\/\/[^/?#]/i, 'smtp://user:password@host:port')
    .refine((value) => !URL.canParse(value) || hasGoodTls(new URL(value)), 'expected no tls but smtp://…?tls=off')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/\S+@\S+/, 'expected an e-mail address, with or without a name')
    .optional(),
  IMAP_URL: z
    .string()
    .refine((value) => readImapUrl(value) !== null, 'expected imaps://user:password@host:port/mailbox')
    .optional(),
  REPLY_TO_TAGS: onOff.default(false),
  IMAP_NEW: onOff.default(false),
  STORAGE_URL: s3Url.optional(),
  SESSION_SECRET: z
    .string()
    .refine((value) => Buffer.byteLength(value) >= 32, 'expected at least 32 bytes')
    .optional(),
  ADMIN_EMAIL: firstAdminField('email', 'expected an e-mail address').optional(),
  ADMIN_PASSWORD: firstAdminField(
    'password',
    'expected 6 to 256 characters with an uppercase letter, a lowercase letter, a digit and a special character',
  ).optional(),
  ADMIN_NAME: firstAdminField('name', 'expected 3 to 120 characters').optional(),
  ADMIN_MOBILE: firstAdminField('mobile', 'expected exactly 10 digits').optional(),
  SAMPLE_CONTENT: onOff.optional(),
  SITE_LAUNCHED: onOff.optional(),
  TRUST_PROXY: proxies.optional(),
  HSTS_SUBDOMAINS: onOff.default(false),
  RATE_LIMITS: onOff.default(true),
  WEBHOOKS_ALLOW_PRIVATE: onOff.default(false),
  ANALYTICS: onOff.default(true),
  INDEXNOW_URL: urlOf(/^https?:\/\/[^/?#]/i, 'an http(s) address').default('https://api.indexnow.org/indexnow'),
  PLAYGROUND: z.enum(['public', 'staff', 'off'], 'expected public, staff or off').default('public'),
  CORS_ORIGINS: list
    .refine(
      (origins) => origins.every((value) => origin.safeParse(value).success),
      'expected origins separated by commas',
    )
    .transform((origins) => origins.map((value) => new URL(value).origin))
    .optional(),
  SITE_FILE: z.string().default('site.json'),
  BACKUP_AT: z
    .string()
    .refine((value) => timePattern.test(value), 'expected a time of day such as 03:30')
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z
    .string()
    .refine((value) => /^\d{1,4}$/.test(value) && Number(value) > 0, 'expected a whole number, 1 to 9999')
    .transform(Number)
    .default(14),
  BACKUP_URL: s3Url.optional(),
  DRAIN_DELAY: z
    .string()
    .refine((value) => /^\d{1,3}$/.test(value) && Number(value) <= 300, 'expected whole seconds, 0 to 300')
    .transform(Number)
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'expected trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
});

export class SettingsError extends Error {
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings.
 * @param environment usually `process.env`; an empty value counts as not set
 * @throws SettingsError with a line per invalid or missing setting, never its value
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const production = nonEmpty.NODE_ENV === 'production';
  const { data, error } = Environment.safeParse(nonEmpty);
  const faults = (error?.issues ?? []).map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  if (production && !nonEmpty.SESSION_SECRET) {
    faults.push('SESSION_SECRET: required in production, expected at least 32 bytes');
  }
  if (data?.METRICS_PORT !== undefined && data.METRICS_PORT === data.PORT)
    faults.push('METRICS_PORT: expected another port than PORT');
  if (!data || faults.length) throw new SettingsError(faults);
  return {
    ...data,
    production,
    HOST: data.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    PUBLIC_URL: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    SAMPLE_CONTENT: data.SAMPLE_CONTENT ?? !production,
    SITE_LAUNCHED: data.SITE_LAUNCHED ?? !production,
    CORS_ORIGINS: data.CORS_ORIGINS ?? [],
    DRAIN_DELAY: data.DRAIN_DELAY ?? (production ? 5 : 0),
  };
}
