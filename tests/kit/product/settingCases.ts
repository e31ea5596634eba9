/** Per setting: accepted values with their parsed results, and refused values. */
export const cases: Record<string, { good: [given: string, becomes: unknown][]; bad: string[] }> = {
  PORT: {
    good: [
      ['0', 0],
      ['80', 80],
      ['65535', 65535],
    ],
    bad: ['65536', '-1', '80.5', 'http', '0x50', '1e3'],
  },
  HOST: {
    good: [
      ['0.0.0.0', '0.0.0.0'],
      ['::1', '::1'],
    ],
    bad: [],
  },
  METRICS_PORT: {
    good: [
      ['9100', 9100],
      ['1', 1],
      ['65535', 65535],
    ],
    bad: ['0', '65536', '-1', 'metrics', '127.0.0.1:9100'],
  },
  METRICS_TOKEN: {
    good: [
      ['a', 'a'],
      ['aZ09-._~+/==', 'aZ09-._~+/=='],
    ],
    bad: ['two words', 'a"b', 'ä', 'a=b'],
  },
  PUBLIC_URL: {
    good: [
      ['https://www.agency.example', 'https://www.agency.example'],
      ['http://agency.example:8080/', 'http://agency.example:8080'],
    ],
    bad: ['agency.example', 'ftp://agency.example', 'https://agency.example/site', 'javascript:alert(1)'],
  },
  DATA_DIR: { good: [['/srv/data', '/srv/data']], bad: [] },
  DATABASE_URL: {
    good: [
      ['postgres://me:pw@db:5432/site', 'postgres://me:pw@db:5432/site'],
      ['postgresql://db/site', 'postgresql://db/site'],
      ['postgres:///site?host=/run/postgresql', 'postgres:///site?host=/run/postgresql'],
      ['postgres://me:p%25w@db/site?sslmode=disable', 'postgres://me:p%25w@db/site?sslmode=disable'],
      ['postgres://db/site?sslmode=verify-full', 'postgres://db/site?sslmode=verify-full'],
    ],
    bad: [
      ...['mysql://db/site', 'db:5432', 'postgres:db', 'postgres://db:99999/site'],
      ...['postgres://me:p%w@db/site', 'postgres://me:p%E0%A4%A@db/site', 'postgres://me:12#w@db/site'],
      'postgres://me:12/w@db/site',
      ...['postgres://db/site?ssl=true', 'postgres://db/site?ssl_mode=require', 'postgres://db/site?port=x'],
      ...['postgres://db/site?sslmode=', 'postgres://db/site?sslmode=prefer', 'postgres://db/site?sslmode=Require'],
      ...['postgres://db/site?sslmode=require&sslmode=disable', 'postgres://db/site?sslrootcert=/ca.crt'],
      ...['postgres://db/site?sslmode=disable&sslrootcert=/ca.crt', 'postgres://db/site?sslmode=verify-ca'],
      ...['postgres://db/site?sslmode=require&sslcert=/me.crt', 'postgres://db/site?sslmode=require&sslkey=/me.key'],
    ],
  },
  OFFICE_EMAIL: { good: [['office@agency.example', 'office@agency.example']], bad: ['office', 'office@'] },
  DRAIN_DELAY: {
    good: [
      ['0', 0],
      ['5', 5],
      ['300', 300],
    ],
    bad: ['301', '-1', '2.5', '5s', '1e2', 'off'],
  },
  SMTP_URL: {
    good: [
      ['smtp://me:pw@mail.example:587', 'smtp://me:pw@mail.example:587'],
      ['smtps://mail.example', 'smtps://mail.example'],
      ['smtp://me:pw@mail.example?tls=off', 'smtp://me:pw@mail.example?tls=off'],
    ],
    bad: [
      ...['smtp://me:pw@mail.example?tls=no', 'smtps://me:pw@mail.example?tls=off'],
      ...['mail.example:25', 'smtp:mail.example:25', 'smtp://', 'http://mail.example'],
    ],
  },
  MAIL_FROM: {
    good: [
      ['a@agency.example', 'a@agency.example'],
      ['Agency <a@agency.example>', 'Agency <a@agency.example>'],
    ],
    bad: ['Agency', 'Agency <office>'],
  },
  IMAP_URL: {
    good: [
      ['imaps://me:pw@mail.example', 'imaps://me:pw@mail.example'],
      ['imap://me%40agency.example:p%2Fw@[::1]:1143/INBOX', 'imap://me%40agency.example:p%2Fw@[::1]:1143/INBOX'],
      ['imaps://me:pw@mail.example/Clients%2FNew', 'imaps://me:pw@mail.example/Clients%2FNew'],
      ['imap://me:pw@mail.example/INBOX?tls=off', 'imap://me:pw@mail.example/INBOX?tls=off'],
    ],
    bad: [
      ...['mail.example', 'imaps:mail.example', 'imaps://', 'imaps://mail.example', 'imaps://me@mail.example'],
      ...['pop3://me:pw@mail.example', 'imaps://me:p%w@mail.example', 'imaps://me:pw@mail.example?tls=no'],
      ...['imaps://me:pw@mail.example?tls=off', 'imap://me:pw@mail.example?tls=off&a=b'],
      ...['imaps://me:p#w@mail.example', 'imaps://me:pw@mail.example:99999', 'imaps://me:p%0Aw@mail.example'],
    ],
  },
  REPLY_TO_TAGS: { good: [['on', true]], bad: ['tags'] },
  IMAP_NEW: { good: [['on', true]], bad: ['new'] },
  STORAGE_URL: {
    good: [
      ['s3://bucket?endpoint=http://localhost:9000&region=eu', 's3://bucket?endpoint=http://localhost:9000&region=eu'],
    ],
    bad: ['https://bucket.s3.example', 's3:', 's3://', 's3://?region=eu'],
  },
  SESSION_SECRET: {
    good: [
      ['s'.repeat(32), 's'.repeat(32)],
      ['ü'.repeat(16), 'ü'.repeat(16)],
    ],
    bad: ['s'.repeat(31)],
  },
  ADMIN_EMAIL: { good: [[' Boss@Agency.example\r', 'boss@agency.example']], bad: ['boss', 'boss@agency'] },
  ADMIN_PASSWORD: {
    good: [
      ['Ab_123', 'Ab_123'],
      ['Ab 123 ', 'Ab 123 '],
    ],
    bad: ['Ab_12', 'ab_123', 'Abc123', 'secret'],
  },
  ADMIN_NAME: {
    good: [
      ['Boo', 'Boo'],
      ['n'.repeat(120), 'n'.repeat(120)],
    ],
    bad: ['Bo', ' Bo ', 'n'.repeat(121)],
  },
  ADMIN_MOBILE: {
    good: [
      ['9876543210', '9876543210'],
      ['9876543210\r', '9876543210'],
    ],
    bad: ['987654321', '98765432101', '98765 4321'],
  },
  SAMPLE_CONTENT: {
    good: [
      ['true', true],
      ['on', true],
      ['FALSE', false],
      ['0', false],
    ],
    bad: ['maybe', '2'],
  },
  SITE_LAUNCHED: {
    good: [
      ['on', true],
      ['false', false],
    ],
    bad: ['later', '2'],
  },
  TRUST_PROXY: {
    good: [
      ['127.0.0.1', ['127.0.0.1']],
      ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
      ['loopback', ['loopback']],
    ],
    bad: ['true', '1', 'proxy.example', '10.0.0.0/33', '10.0.0.256'],
  },
  HSTS_SUBDOMAINS: {
    good: [
      ['on', true],
      ['off', false],
    ],
    bad: ['always'],
  },
  RATE_LIMITS: {
    good: [
      ['off', false],
      ['on', true],
    ],
    bad: ['none'],
  },
  ANALYTICS: {
    good: [
      ['off', false],
      ['on', true],
    ],
    bad: ['google'],
  },
  BACKUP_AT: {
    good: [
      ['03:30', '03:30'],
      ['23:59', '23:59'],
    ],
    bad: ['24:00', '3:30', '03:60', 'night'],
  },
  BACKUP_DIR: { good: [['/backups', '/backups']], bad: [] },
  BACKUP_KEEP: {
    good: [
      ['1', 1],
      ['9999', 9999],
    ],
    bad: ['0', '10000', '-1', 'all', '1.5'],
  },
  BACKUP_URL: {
    good: [['s3://backups/marquee?region=eu-central-1', 's3://backups/marquee?region=eu-central-1']],
    bad: ['backups', 'https://backups.example', 's3:backups'],
  },
  INDEXNOW_URL: {
    good: [['https://search.example/indexnow', 'https://search.example/indexnow']],
    bad: ['search.example', 'ftp://search.example/', 'https:search.example', 'javascript:alert(1)'],
  },
  WEBHOOKS_ALLOW_PRIVATE: {
    good: [
      ['on', true],
      ['no', false],
    ],
    bad: ['private'],
  },
  PLAYGROUND: {
    good: [
      ['staff', 'staff'],
      ['off', 'off'],
      ['public', 'public'],
    ],
    bad: ['on', 'Staff'],
  },
  CORS_ORIGINS: {
    good: [['https://a.example, http://b.example:81/', ['https://a.example', 'http://b.example:81']]],
    bad: ['*', 'a.example', 'https://a.example/path', 'null'],
  },
  SITE_FILE: { good: [['brand.json', 'brand.json']], bad: [] },
  LOG_LEVEL: {
    good: [
      ['silent', 'silent'],
      ['debug', 'debug'],
    ],
    bad: ['loud', 'INFO'],
  },
};
