import { describe, expect } from 'vitest';
import { firstStart } from '#server/app/start/firstStart.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { permissions } from '#tests/kit/people/permissions.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

const LAUNCH = 'mutation ($isLaunched: Boolean!) { launchSite(isLaunched: $isLaunched) { isLaunched } }';

const closed = test.extend('closed', { scope: 'file' }, async ({ product }) => {
  const admin = await product.signedIn('admin');
  const { errors } = await admin.gql(LAUNCH, { isLaunched: false });
  expect(errors).toBeUndefined();
  return admin;
});

test('a new site is open unless it begins with SITE_LAUNCHED false', async ({ product }) => {
  expect((await product.nobody.gql('{ site { isLaunched } }')).data.site).toEqual({ isLaunched: true });
  const { db, settings, now } = product.services;
  await db.execute('delete from users');
  await firstStart(db, { ...settings, SITE_LAUNCHED: false, SAMPLE_CONTENT: false }, now());
  expect((await product.nobody.gql('{ site { isLaunched } }')).data.site).toEqual({ isLaunched: false });
  await db.execute('delete from users');
  await db.execute('delete from site_states');
  expect((await product.nobody.gql('{ site { isLaunched } }')).data.site).toEqual({ isLaunched: true });
});

test.for([
  [true, false, false],
  [true, true, true],
  [false, false, true],
] as const)(
  'a new site has a demonstration of bookings unless it is without samples in production (%s, %s)',
  async ([production, SAMPLE_CONTENT, hasSampleBookings], { product }) => {
    const { db, settings, now } = product.services;
    await db.execute('delete from users');
    await db.execute('delete from site_states');
    const first = { ADMIN_EMAIL: 'o@agency.example', ADMIN_PASSWORD: 'Owner_Secret_1' };
    const admin = { ...first, ADMIN_NAME: 'The Owner', ADMIN_MOBILE: '9811111111' };
    await firstStart(db, { ...settings, ...admin, production, SAMPLE_CONTENT, SITE_LAUNCHED: true }, now());
    const { site } = (await product.nobody.gql('{ site { hasSampleBookings } }')).data;
    expect(site).toEqual({ hasSampleBookings });
    await db.execute('delete from users');
    await db.execute('delete from site_states');
  },
);

describe('a closed site', () => {
  closed.for(['/', '/about', '/blogs', '/blog/no-such-post', '/portfolio', '/contact', '/book', '/no-such-page'])(
    '%s answers visitors with 503',
    async (path, { product, closed: _ }) => {
      const response = await fetch(product.url + path);
      expect([response.status, response.headers.get('retry-after'), response.headers.get('x-robots-tag')]).toEqual([
        ...[503, '3600', 'noindex'],
      ]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const html = await response.text();
      expect(html).toContain('Opening soon');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('<nav');
    },
  );

  closed.for(['/sitemap.xml', '/feed.xml', '/llms.txt', '/embed/reviews'])(
    '%s answers visitors with 503 and Retry-After',
    async (path, { product, closed: _ }) => {
      const response = await fetch(product.url + path);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3600']);
    },
  );

  closed('robots.txt disallows everything', async ({ product, closed: _ }) => {
    expect(await (await fetch(`${product.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
  });

  closed.for(['/healthz', '/readyz', paths.login, paths.forgotPassword, paths.dashboard, '/manifest.webmanifest'])(
    '%s is answered while the site is closed',
    async (path, { product, closed: _ }) => {
      const response = await fetch(product.url + path, { headers: { accept: 'text/html' } });
      expect([path, response.status < 500 || response.status]).toEqual([path, true]);
      expect(await response.text()).not.toContain('Opening soon</h1>');
    },
  );

  closed(
    'staff and tokens read content by GraphQL while visitors are refused by GraphQL, REST and forms',
    async ({ product, closed: admin }) => {
      const query = '{ blogPosts { totalCount } }';
      const refused = await product.nobody.gql(query);
      expect([refused.status, refused.code]).toEqual([503, 'NOT_LAUNCHED']);
      expect(refused.errors?.[0].message).toBe('This site is not open yet. Signed-in staff can use it.');
      const rest = await product.nobody.rest('GET', '/blogs/published');
      expect([rest.status, rest.body.message]).toEqual([503, 'This site is not open yet. Signed-in staff can use it.']);
      expect(rest.headers.get('retry-after')).toBe('3600');
      const form = await fetch(`${product.url}/contact`, {
        method: 'POST',
        body: new URLSearchParams({ name: 'Asha', email: 'a@b.example' }),
      });
      expect(form.status).toBe(503);
      expect((await admin.gql(query)).data.blogPosts).toEqual({ totalCount: 0 });
      const { machine } = await issueToken(admin);
      expect((await machine.gql(query)).data.blogPosts).toEqual({ totalCount: 0 });
    },
  );

  closed('sign-in and links that somebody was sent keep working', async ({ product, closed: admin }) => {
    const user = await product.user({ role: 'Employee' });
    expect((await product.nobody.signIn(user, product.mail)).token).toBeTruthy();
    const { data } = await admin.gql(
      'mutation { issueReviewLink(input: { email: "client@b.example", sendMail: false }) { link } }',
    );
    const { link } = data.issueReviewLink;
    expect((await fetch(link)).status).toBe(200);
    const token = new URL(link).pathname.split('/').at(-1);
    const review = {
      name: 'Devika',
      companyName: 'Harbour',
      position: 'Owner',
      clientFeedback: 'They did it.',
      rating: 5,
    };
    expect((await product.nobody.rest('POST', `/admin/reviews/${token}`, review)).status).toBe(201);
  });

  closed('neither employees nor visitors can launch the site', async ({ product, employee, closed: _ }) => {
    expect((await employee.gql(LAUNCH, { isLaunched: true })).code).toBe('FORBIDDEN');
    expect((await product.nobody.gql(LAUNCH, { isLaunched: true })).code).toBe('UNAUTHENTICATED');
  });

  closed('visitors see the opening text of an admin', async ({ product, closed: admin }) => {
    const save = 'mutation ($text: String) { saveOpeningText(input: { text: $text }) { openingText } }';
    await admin.gql(save, { text: 'We open on <Monday>.\nCome and see.' });
    expect(await (await fetch(product.url)).text()).toContain('We open on &lt;Monday&gt;.\nCome and see.');
    expect((await admin.gql(save, { text: '' })).code).toBe('BAD_USER_INPUT');
    expect((await admin.gql(save, { text: null })).data.saveOpeningText.openingText).toContain('opens soon');
  });

  closed('every public field that is not for a link or the sign-in is refused', async ({ product, closed: _ }) => {
    const open = Object.entries(permissions).filter(([, [audience]]) => audience === 'public');
    const answers: string[] = [];
    for (const [name, [, operation]] of open) {
      if (name.startsWith('Subscription')) continue;
      const { code } = await product.nobody.gql(operation());
      if (code === 'NOT_LAUNCHED') answers.push(name);
    }
    expect(answers.sort()).toEqual(
      [
        ...[
          'Mutation.apply',
          'Mutation.bookCall',
          'Mutation.sendMessage',
          'Mutation.subscribeToNewsletter',
          'Query.author',
          'Query.blogPost',
        ],
        ...['Query.blogFilters', 'Query.redirectTarget'],
        ...[
          'Query.blogPostNeighbours',
          'Query.blogPosts',
          'Query.currentApiToken',
          'Query.deletions',
          'Query.pageTexts',
        ],
        ...['Query.node', 'Query.nodes', 'Query.portfolioFilters', 'Query.portfolioItem'],
        ...['Query.portfolioItemNeighbours', 'Query.portfolioItems', 'Query.review'],
        ...['Query.reviewPage', 'Query.reviews', 'Query.reviewsByService', 'Query.serviceCatalogue'],
        ...['Query.page', 'Query.pages', 'Query.siteNavigation'],
      ].sort(),
    );
  });

  closed('the launch shows pages at once while the closing hides them at once', async ({ product, closed: admin }) => {
    await admin.gql(LAUNCH, { isLaunched: true });
    const open = await fetch(product.url);
    expect([open.status, open.headers.get('x-robots-tag')]).toEqual([200, null]);
    expect((await fetch(`${product.url}/sitemap.xml`)).status).toBe(200);
    expect((await product.nobody.gql('{ blogPosts { totalCount } }')).status).toBe(200);
    await admin.gql(LAUNCH, { isLaunched: false });
    expect((await fetch(product.url)).status).toBe(503);
    expect((await fetch(`${product.url}/sitemap.xml`)).status).toBe(503);
    expect((await product.nobody.gql('{ blogPosts { totalCount } }')).code).toBe('NOT_LAUNCHED');
    const { data } = await admin.gql('{ auditEntries(first: 3) { nodes { action } } }');
    expect(JSON.stringify(data)).toMatch(/site\.close.*site\.launch/);
  });
});
