import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { type DocumentNode, parse } from 'graphql';
import { servicesOf } from '#schema/catalogue.ts';
import { fieldsIn, isSetting, type SitePage, sitePages } from '#schema/pageTexts/pages.ts';
import { originalsOf } from '#server/content/pageText/originals.ts';
import { isSitePage, pageFacts } from '#server/content/pageText/sitePages.ts';
import { callTool, type ToolContext } from './call.ts';
import { tools } from './tools.ts';

const SCHEME = 'marquee://';
const MARKDOWN = 'text/markdown';

export const templates = [
  { uriTemplate: `${SCHEME}posts/{slug}`, name: 'post', title: 'A post of the blog', mimeType: MARKDOWN },
  { uriTemplate: `${SCHEME}items/{slug}`, name: 'item', title: 'A portfolio item', mimeType: MARKDOWN },
  { uriTemplate: `${SCHEME}pages/{page}`, name: 'page', title: 'The texts of a page of the site', mimeType: MARKDOWN },
];

const lists = { posts: 'list_posts', items: 'list_items' } as const;
const readers = { posts: 'get_post', items: 'get_item' } as const;
type ListKind = keyof typeof lists;
const isListKind = (name: string | undefined): name is ListKind => Object.hasOwn(lists, name ?? '');

type Resource = { uri: string; name: string; title: string; mimeType: string; description?: string };
type Position = { kind: ListKind; after: string | null };

const PAGE_SIZE = 50;

/** @throws ProtocolError with the sentence of a refusal */
async function dataOf(toolContext: ToolContext, name: string, input: object): Promise<Record<string, unknown>> {
  const tool = tools.find((candidate) => candidate.name === name);
  if (!tool) throw new Error(`there is no tool ${name}`);
  const { isError, content, structuredContent } = (await callTool(toolContext, tool, input)) as CallToolResult;
  if (!isError) return structuredContent as Record<string, unknown>;
  const [first] = content;
  const { error } = JSON.parse(first?.type === 'text' ? first.text : '{}') as {
    error: { code: string; message: string };
  };
  throw invalid(error.message, { code: error.code });
}

const invalid = (message: string, data?: object) => new ProtocolError(ProtocolErrorCode.InvalidParams, message, data);

const cursorOf = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url');

/** @throws ProtocolError for a cursor of something else */
function positionOf(cursor: string): Position {
  const bad = invalid('This is no cursor of this list.');
  try {
    const { kind, after } = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Partial<Position>;
    if (isListKind(kind) && (after === null || typeof after === 'string')) return { kind, after };
  } catch {
    throw bad;
  }
  throw bad;
}

/** The pages of the site, then the posts, then the items: those that the token may read. */
export async function listResources(toolContext: ToolContext, cursor: string | undefined) {
  if (cursor === undefined) return { resources: pages, nextCursor: cursorOf({ kind: 'posts', after: null }) };
  const { kind, after } = positionOf(cursor);
  const input = { first: PAGE_SIZE, ...(after !== null && { after }) };
  const { nodes, pageInfo } = (await dataOf(toolContext, lists[kind], input)) as {
    nodes: { slug: string; title: string; excerpt?: string; description?: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  const resources = nodes.map(({ slug, title, excerpt, description }): Resource => {
    const about = (excerpt ?? description ?? '').slice(0, 200).toWellFormed();
    return { uri: `${SCHEME}${kind}/${slug}`, name: slug, title, mimeType: MARKDOWN, description: about };
  });
  const next: Position | null = pageInfo.hasNextPage
    ? { kind, after: pageInfo.endCursor }
    : kind === 'posts'
      ? { kind: 'items', after: null }
      : null;
  return { resources, ...(next && { nextCursor: cursorOf(next) }) };
}

const pages: Resource[] = Object.values(sitePages).map((page) => ({
  ...{ uri: `${SCHEME}pages/${page}`, name: page, title: pageFacts[page].title, mimeType: MARKDOWN },
}));

const address = /^marquee:\/\/(posts|items|pages)\/([^/?#]{1,200})(?:\?textFrom=(\d{1,9}))?$/;

/** @throws ProtocolError, also for what the token may not read */
export async function readResource(toolContext: ToolContext, uri: string) {
  const [, kind, encoded = '', textFrom] = address.exec(uri) ?? [];
  if (kind === undefined) throw invalid('There is no resource of this address.', { uri: uri.slice(0, 200) });
  const name = decodedName(encoded);
  const text = isListKind(kind)
    ? await entryText(toolContext, kind, name, Number(textFrom ?? 0))
    : await pageText(toolContext, name);
  return { contents: [{ uri, mimeType: MARKDOWN, text }] };
}

function decodedName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw invalid('There is no resource of this address.');
  }
}

async function entryText(toolContext: ToolContext, kind: ListKind, slug: string, textFrom: number): Promise<string> {
  const data = await dataOf(toolContext, readers[kind], { slug, textFrom });
  const { title, excerpt, description, body, isPublished, readOn } = data as {
    title: string;
    body: string | null;
    isPublished: boolean;
    excerpt?: string;
    description?: string;
    readOn?: { textFrom: number };
  };
  return [
    ...(textFrom ? [] : [`# ${title}`, ...(isPublished ? [] : ['(A draft.)']), excerpt ?? description ?? '']),
    body ?? '',
    readOn ? `(Cut here. Read on: ${SCHEME}${kind}/${slug}?textFrom=${readOn.textFrom})` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const pageQuery: DocumentNode = parse(
  'query ($page: SitePage!) { pageTexts(page: $page) { texts { name text } sections { title html } } }',
);
type Page = { texts: { name: string; text: string }[]; sections: { title: string; html: string }[] };

async function pageText({ execute, context }: ToolContext, page: string): Promise<string> {
  if (!isSitePage(page)) throw invalid('There is no page of this name.');
  const { data, refusal } = await execute(pageQuery, { page: enumNames[page] }, context);
  if (refusal) throw invalid(refusal.message, { code: refusal.code });
  const { site, settings } = context;
  const { texts, sections } = data.pageTexts as Page;
  const changed = Object.fromEntries(texts.map(({ name, text }) => [name, text]));
  const current = { ...originalsOf(page, site), ...changed };
  const fields = fieldsIn(page, current, servicesOf(site)).filter(
    ({ kind }) => !isSetting(kind) && kind !== 'MARKDOWN',
  );
  return [
    `# ${pageFacts[page].title}`,
    settings.PUBLIC_URL + pageFacts[page].path,
    ...fields.flatMap(({ name, label }) => (current[name] ? [`**${label}**`, current[name]] : [])),
    ...sections.flatMap(({ title, html }) => [`## ${title}`, html]),
  ].join('\n\n');
}

const enumNames = Object.fromEntries(Object.entries(sitePages).map(([name, page]) => [page, name])) as Record<
  SitePage,
  string
>;
