import { describe, expect } from 'vitest';
import { campaignOf } from '#schema/visitNames.ts';
import { sourceOf } from '#server/platform/visit/source.ts';
import { visits } from '#server/platform/visit/table.ts';
import { sendHit } from '#tests/kit/content/visit.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(async ({ product }) => {
  await product.services.db.delete(visits);
});

const from = (referrer: string) => sourceOf({ referrer, campaign: {} }, 'own.example', false);
const by = (query: string, referrer = '') =>
  sourceOf({ referrer, campaign: campaignOf(new URLSearchParams(query)) }, 'own.example', false);

describe('the referring page', () => {
  test.each([
    ['https://www.google.com/', 'google', 'search'],
    ['https://www.google.co.in/', 'google', 'search'],
    ['https://google.com.au/', 'google', 'search'],
    ['https://images.google.de/', 'google', 'search'],
    ['https://mail.google.com/', 'gmail', 'email'],
    ['https://docs.google.com/', 'docs.google.com', null],
    ['https://sites.google.com/', 'sites.google.com', null],
    ['https://meet.google.com/', 'meet.google.com', null],
    ['https://google.evil.io/', 'google.evil.io', null],
    ['https://notgoogle.com/', 'notgoogle.com', null],
    ['https://www.bing.com/', 'bing', 'search'],
    ['https://in.search.yahoo.com/', 'yahoo', 'search'],
    ['https://search.yahoo.co.jp/', 'yahoo', 'search'],
    ['https://mail.yahoo.com/', 'yahoo mail', 'email'],
    ['https://uk.mail.yahoo.com/', 'yahoo mail', 'email'],
    ['https://mail.yahoo.co.jp/', 'yahoo mail', 'email'],
    ['android-app://com.yahoo.mobile.client.android.mail/', 'yahoo mail', 'email'],
    ['https://finance.yahoo.com/', 'finance.yahoo.com', null],
    ['https://web.telegram.org/', 'telegram', 'social'],
    ['https://t.me/', 'telegram', 'social'],
    ['android-app://org.telegram.messenger/', 'telegram', 'social'],
    ['https://about.me/', 'about.me', null],
    ['https://outlook.live.com/', 'outlook', 'email'],
    ['https://outlook.office365.com/', 'outlook', 'email'],
    ['android-app://com.microsoft.office.outlook/', 'outlook', 'email'],
    ['https://www.live.com/', 'live.com', null],
    ['https://app.slack.com/', 'slack', null],
    ['https://duckduckgo.com/', 'duckduckgo', 'search'],
    ['https://yandex.ru/search', 'yandex', 'search'],
    ['https://mail.yandex.ru/', 'mail.yandex.ru', null],
    ['https://m.search.naver.com/', 'naver', 'search'],
    ['https://blog.naver.com/', 'blog.naver.com', null],
    ['https://www.ecosia.org/', 'ecosia', 'search'],
    ['https://www.tiktok.com/', 'tiktok', 'social'],
    ['https://in.pinterest.com/', 'pinterest', 'social'],
    ['https://out.reddit.com/', 'reddit', 'social'],
    ['https://l.facebook.com/', 'facebook', 'social'],
    ['https://m.facebook.com/', 'facebook', 'social'],
    ['https://facebook.com.example/', 'facebook.com.example', null],
    ['android-app://com.google.android.gm/', 'gmail', 'email'],
    ['android-app://com.google.android.googlequicksearchbox/', 'google', 'search'],
    ['android-app://com.facebook.katana', 'facebook', 'social'],
    ['android-app://com.linkedin.android/', 'linkedin', 'social'],
    ['android-app://com.Slack/', 'slack', null],
    ['android-app://m.facebook.com/', 'facebook', 'social'],
    ['android-app://www.linkedin.com/', 'linkedin', 'social'],
    ['ios-app://mail.google.com/', 'gmail', 'email'],
    ['android-app://example.facebook.com.reader/', 'example.facebook.com.reader', null],
    ['android-app://org.example.reader/https/own.example', 'org.example.reader', null],
    ['javascript:alert(1)', 'direct', null],
  ])('%s is the source %s with the medium %s', (referrer, source, medium) => {
    expect(from(referrer)).toMatchObject({ source, medium });
  });
});

describe('the click id of a link', () => {
  test.each([
    ['fbclid=IwAR1', '', 'facebook', 'social'],
    ['fbclid=IwAR1', 'https://l.instagram.com/?u=https%3A%2F%2Fown.example', 'instagram', 'social'],
    ['fbclid=IwAR1', 'https://lm.facebook.com/', 'facebook', 'social'],
    ['fbclid=IwAR1', 'https://l.messenger.com/', 'facebook', 'social'],
    ['fbclid=IwAR1', 'https://l.threads.com/', 'threads', 'social'],
    ['fbclid=IwAR1', 'android-app://com.instagram.android/', 'instagram', 'social'],
    ['fbclid=IwAR1', 'https://news.example/', 'news.example', null],
    ['fbclid=IwAR1&utm_source=ig&utm_medium=paid_social', 'https://l.instagram.com/', 'instagram', 'paid_social'],
    ['fbclid=IwAR1&gclid=1', 'https://www.google.com/', 'google', 'paid'],
    ['gclid=1', 'https://www.google.com/', 'google', 'paid'],
    ['ttclid=1', '', 'tiktok', 'paid'],
    ['li_fat_id=1', 'https://www.linkedin.com/', 'linkedin', 'paid'],
  ])('%s from the page %j is the source %s with the medium %s', (query, referrer, source, medium) => {
    expect(by(query, referrer)).toMatchObject({ source, medium });
  });
});

describe('the parameters of a campaign', () => {
  test.each([
    ['fb', 'facebook'],
    ['FB', 'facebook'],
    ['facebook', 'facebook'],
    ['facebook.com', 'facebook'],
    ['l.facebook.com', 'facebook'],
    ['m.facebook.com', 'facebook'],
    ['www.facebook.com', 'facebook'],
    ['https://www.facebook.com/', 'facebook'],
    ['ig', 'instagram'],
    ['instagram.com', 'instagram'],
    ['twitter', 'x'],
    ['linkedin.com', 'linkedin'],
    ['tiktok.com', 'tiktok'],
    ['chatgpt.com', 'chatgpt'],
    ['newsletter', 'newsletter'],
    ['https://www.facebook.com/marquee/', 'facebook'],
    ['an', 'facebook'],
    ['msg', 'facebook'],
    ['facebook_mobile_feed', 'facebook'],
    ['fb ads', 'facebook'],
    ['FB-Group', 'facebook'],
    ['ig_story', 'instagram'],
    ['instagram_stories', 'instagram'],
    ['fbi', 'fbi'],
    ['igloo', 'igloo'],
    ['an apple', 'an apple'],
    ['news_fb', 'news_fb'],
    ['partner.example', 'partner.example'],
  ])('utm_source=%s is the source %s', (name, source) => {
    expect(by(new URLSearchParams({ utm_source: name }).toString())).toMatchObject({ source });
  });

  test.each([
    'utm_source=news&amp;utm_medium=mail&amp;utm_campaign=May',
    'utm_source=news&amp;amp;utm_medium=mail&amp;utm_campaign=May',
    'utm_source=news&amp%3Butm_medium=mail&AMP;UTM_CAMPAIGN=May',
  ])('%s is read without what the mail program left', (query) => {
    expect(by(query)).toMatchObject({ source: 'news', medium: 'mail', campaign: 'may' });
  });

  test.each([
    ['utm_source=news&utm_source=', 'news'],
    ['utm_source=&utm_source=news', 'news'],
    ['utm_source=news&utm_source={{source}}', 'news'],
    ['utm_source={{source}}&utm_source=news', 'news'],
    ['utm_source=news&amp;utm_source=%25SOURCE%25', 'news'],
    ['utm_source=news&utm_source=flyer', 'flyer'],
    ['utm_source=&utm_source=', 'direct'],
  ])('%s is the source %s', (query, source) => {
    expect(by(query)).toMatchObject({ source });
  });

  test.each([
    '{{campaign.name}}',
    '{{ campaign.name }}',
    '%CAMPAIGN%',
    '%%campaign_name%%',
    '{lurl}',
    '{campaignid}',
    '*|NAME|*-{{ad}}',
    '*|CAMPAIGN|*',
    '__CAMPAIGN_NAME__',
    '%7B%7Bcampaign.name%7D%7D',
    '{{campaign.name}}_{{adset.name}}',
    '{{campaign.name}}~{{ad.name}}',
    '{{campaign.na',
    '[[campaign]]',
    '[[campa',
    '<%= campaign %>',
    '#{campaign}',
    '@{campaign}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it arrives like this
    '${campaign}',
    '(not set)',
    '(Not Provided)',
    '(none)',
    'null',
    'undefined',
  ])('the unexpanded placeholder %s is no value', (value) => {
    const query = new URLSearchParams({ utm_source: value, utm_medium: value, utm_campaign: value });
    expect(by(query.toString())).toEqual({ source: 'direct', medium: null, campaign: null, referrer: null });
  });

  test.each([
    ['diwali_{{ad.name}}', 'diwali'],
    ['50%-off', '50%-off'],
    ['100% wool 50% off', '100% wool 50% off'],
    ['__init', '__init'],
    ['may [2026]', 'may [2026]'],
    ['may (not set in stone)', 'may (not set in stone)'],
    ['null island', 'null island'],
    ['under < 50% > off', 'under < 50% > off'],
    ['🎉', '🎉'],
    ['[[shop]] diwali', 'diwali'],
    ['_underscores_', '_underscores_'],
  ])('the campaign %s is %s', (value, campaign) => {
    expect(by(new URLSearchParams({ utm_campaign: value }).toString())).toMatchObject({ campaign });
  });
});

test('a beacon with an abbreviated source and a placeholder is counted under the known names', async ({ product }) => {
  const campaign = { utm_source: 'ig', 'amp;utm_medium': 'story', utm_campaign: '{{campaign.name}}' };
  expect(await sendHit(product, { campaign })).toBe(204);
  await until(async () => (await product.services.db.$count(visits)) === 1);
  expect(await product.services.db.select().from(visits)).toMatchObject([
    { source: 'instagram', medium: 'story', campaign: null },
  ]);
});
