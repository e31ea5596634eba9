import type { Environment } from '#server/platform/settings.ts';

export const settingTexts: Record<keyof typeof Environment.shape, string> = {
  NODE_ENV:
    'Chooses defaults: `production` is a public installation. `npm start` always runs the production build of React.',
  PORT: 'Port to listen on.',
  HOST: 'Address to listen on.',
  METRICS_PORT: 'Serves `/metrics` on this port of `HOST` instead of `PORT`.',
  METRICS_TOKEN: 'Bearer token that `/metrics` requires.',
  PUBLIC_URL: 'Origin, without a path, in every address that the product writes: links, pictures, mail.',
  DATA_DIR: 'Folder for all data that no other service stores.',
  DATABASE_URL:
    '`postgres://user:password@host:port/name`, PostgreSQL 15 or newer. [Parameters and TLS](../operating.md#database_url).',
  OFFICE_EMAIL: 'Mailbox of the office: receives what visitors send.',
  SMTP_URL:
    '`smtp://user:password@host:port` or `smtps://…`. A password requires TLS; `smtp://…?tls=off` disables TLS.',
  MAIL_FROM: 'Sender of all mail, with or without a name.',
  IMAP_URL:
    '`imaps://user:password@host:port/MAILBOX` or `imap://…`: mailbox whose mail is added to the conversations. The default mailbox is `INBOX`.',
  REPLY_TO_TAGS: 'Adds `Reply-To: office+{tag}@…` to replies. Needs a mail host that delivers such addresses.',
  IMAP_NEW: 'Creates a message from a mail that belongs to no conversation.',
  STORAGE_URL: '`s3://bucket?endpoint=…&region=…`, AWS or compatible. Credentials come from the AWS variables.',
  SESSION_SECRET: 'Signs sessions, hashes codes, encrypts stored secrets. At least 32 bytes.',
  ADMIN_EMAIL:
    'E-mail address of the first admin. The four `ADMIN_…` settings have the rules of sign-up and apply while there is no admin besides the sample accounts.',
  ADMIN_PASSWORD: 'Password of the first admin.',
  ADMIN_NAME: 'Name of the first admin.',
  ADMIN_MOBILE: 'Mobile number of the first admin, 10 digits.',
  SAMPLE_CONTENT: 'Fills a new database with sample content and, outside production, a sample employee.',
  SITE_LAUNCHED:
    'Whether visitors see a new site from its first start. Afterwards an admin launches or closes it on `/admin/site`.',
  TRUST_PROXY:
    'Addresses or networks of proxies whose `X-Forwarded-For` is trusted, separated by commas: `127.0.0.1,10.0.0.0/8`, `loopback`, `linklocal`, `uniquelocal`.',
  HSTS_SUBDOMAINS:
    '`on` adds `includeSubDomains` to `Strict-Transport-Security`: browsers then refuse http for every subdomain of `PUBLIC_URL` for a year.',
  RATE_LIMITS: '`off` disables the limits for load tests. Each start then prints a warning.',
  WEBHOOKS_ALLOW_PRIVATE:
    'Allows private and loopback addresses, IP addresses and plain http for webhooks and for calendars of hosts.',
  ANALYTICS: 'Counts visits without cookies. `off` sends and stores nothing.',
  INDEXNOW_URL: 'Endpoint that receives changed addresses while IndexNow is on (`/admin/redirects`).',
  PLAYGROUND:
    'Who may use the playground and introspect the schema: `public` everybody, `staff` signed-in staff, `off` nobody but admins, and no playground.',
  CORS_ORIGINS:
    'Exact origins, separated by commas, whose pages may call `/graphql`, `/api` and `/mcp` from a browser.',
  BACKUP_AT:
    "Time of day in the office's time zone at which the server backs up everything, such as `03:30`. Without it nothing is backed up.",
  BACKUP_DIR: 'Folder of the nightly backups.',
  BACKUP_KEEP: 'Number of nightly backups that are kept; older ones are deleted.',
  BACKUP_URL:
    '`s3://key:secret@bucket/folder?endpoint=…&region=…`: also stores a copy of each nightly backup there. Without `key:secret@`, credentials come from the AWS variables.',
  SITE_FILE: 'JSON file with the texts of the owner that no admin has changed. [Its keys](../operating.md#site_file).',
  DRAIN_DELAY: 'Seconds, 0 to 300, for which requests are still served after SIGTERM while `/readyz` answers 503.',
  LOG_LEVEL: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.',
};

/** Defaults that follow from other settings. */
export const settingDefaults: Partial<typeof settingTexts> = {
  HOST: '`127.0.0.1`; in production `0.0.0.0`',
  PUBLIC_URL: '`http://localhost:PORT`',
  DATABASE_URL: 'embedded PostgreSQL in `DATA_DIR`',
  OFFICE_EMAIL: 'the e-mail address of the site',
  SMTP_URL: 'mail is written to `DATA_DIR/outbox` and reported in the terminal',
  MAIL_FROM: 'name and e-mail address of the site',
  IMAP_URL: 'reads `.eml` files in `DATA_DIR/inbox`',
  BACKUP_DIR: '`DATA_DIR/backups`',
  STORAGE_URL: 'files in `DATA_DIR/uploads`',
  SESSION_SECRET: 'created once in `DATA_DIR/session-secret`; required in production',
  ADMIN_EMAIL: 'a sample admin; required for the first start in production',
  ADMIN_PASSWORD: 'as `ADMIN_EMAIL`',
  ADMIN_NAME: 'as `ADMIN_EMAIL`',
  ADMIN_MOBILE: 'as `ADMIN_EMAIL`',
  SAMPLE_CONTENT: '`on`; in production `off`',
  SITE_LAUNCHED: '`on`; in production `off`',
  DRAIN_DELAY: '`0`; in production `5`',
};
