import sharp from 'sharp';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import type { Person } from '#tests/kit/people/person.ts';

const PICTURES = 10;
const [WIDTH, HEIGHT] = [1600, 1067];

/** A landscape as rough, and as expensive to compress, as a photograph; deterministic by seed. */
function landscape(seed: number): Promise<Buffer> {
  const hue = (seed * 47) % 360;
  const ridge = (row: number) => {
    const height = (x: number) =>
      HEIGHT * (0.45 + 0.17 * row) +
      72 * Math.sin(x / (208 + 48 * row) + seed * (row + 1)) +
      20 * Math.sin(x / 49 + seed);
    const points = Array.from({ length: 51 }, (_, step) => `L${step * 32} ${height(step * 32)}`).join('');
    return `<path d="M0 ${HEIGHT}${points}V${HEIGHT}z" filter="url(#rock)" opacity="${0.75 + 0.12 * row}"/>`;
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue},55%,62%)"/>
      <stop offset=".6" stop-color="hsl(${hue + 40},60%,85%)"/></linearGradient>
    <filter id="clouds" x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency=".0025 .005" numOctaves="6" seed="${seed}"/>
      <feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1.8 0 0 0 -.7"/></filter>
    <filter id="rock" x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency=".0075 .014" numOctaves="8" seed="${seed + 9}"/>
      <feDiffuseLighting surfaceScale="26" diffuseConstant="1.15" lighting-color="hsl(${hue + 200},38%,60%)">
        <feDistantLight azimuth="${200 + ((seed * 31) % 120)}" elevation="38"/></feDiffuseLighting>
      <feComposite operator="in" in2="SourceGraphic"/></filter></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/><rect width="100%" height="100%" filter="url(#clouds)"/>
    ${[0, 1, 2].map(ridge).join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

/**
 * Publishes ten posts and ten portfolio items with pictures, and waits for their sizes. Nothing else is warmed.
 * @returns the slugs of one of each
 */
export async function publishPictures(staff: Person): Promise<{ post: string; item: string }> {
  const seeds = Array.from({ length: PICTURES }, (_, index) => index + 1);
  let slugs = { post: '', item: '' };
  for (const seed of seeds) {
    const { slug, imageUrl, files } = await pictured(staff, await landscape(seed));
    const item = await makeItem(staff, {
      imageUrl,
      altText: 'Hills under clouds',
      description: 'A relaunch in ten weeks, from the first talk to the last redirect.',
      isPublished: true,
    });
    slugs = { post: slug, item: item.slug };
    await untilMade(files);
  }
  return slugs;
}

async function pictured(staff: Person, bytes: Buffer) {
  const text = '## What we saw\n\nThe numbers of the first month, read slowly.\n\n'.repeat(8);
  const { slug, id, title } = await makePost(staff, {
    body: text,
    excerpt: 'What a month of honest numbers says about a campaign that everybody had liked.',
    altText: 'Hills under clouds',
  });
  const form = new FormData();
  const query = `mutation ($id: UUID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) {
    imageUrl image { sources { srcSet } } } }`;
  const input = {
    title,
    slug,
    excerpt: 'What a month of honest numbers says.',
    author: 'Asha Menon',
    tags: ['Growth'],
  };
  form.set(
    'operations',
    JSON.stringify({ query, variables: { id, input: { ...input, isPublished: true, imageFile: null } } }),
  );
  form.set('map', '{"0":["variables.input.imageFile"]}');
  form.set('0', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'hills.jpg');
  const response = await fetch(`${staff.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staff.token}`, 'apollo-require-preflight': 'true' },
    body: form,
  });
  const { data, errors } = (await response.json()) as {
    data?: { updateBlogPost: { imageUrl: string; image: { sources: { srcSet: string }[] } } };
    errors?: unknown;
  };
  if (!data) throw new Error(JSON.stringify(errors));
  const { imageUrl, image } = data.updateBlogPost;
  const files = image.sources.flatMap(({ srcSet }) => srcSet.split(', ').map((one) => one.split(' ')[0] as string));
  return { slug, imageUrl, files };
}

/** A request for a size makes it. */
async function untilMade(files: string[]): Promise<void> {
  for (const file of files) {
    const { ok } = await fetch(file);
    if (!ok) throw new Error(`${file} is not there`);
  }
}

/** Enables bookings with a host on weekdays, so that `/book` shows days and times. */
export async function offerCalls(staff: Person): Promise<void> {
  const { data } = await staff.gql('{ viewer { id } }');
  const input = {
    ...{ isActive: true, daysOff: [] },
    hours: [{ days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'], opens: '10:00', closes: '18:00' }],
  };
  const answers = [
    await staff.gql('mutation { saveSite(input: { takesBookings: true }) { takesBookings } }'),
    await staff.gql(
      'mutation ($userId: UUID!, $input: BookingHostInput!) { saveBookingHost(userId: $userId, input: $input) { id } }',
      { userId: data.viewer.id, input },
    ),
  ];
  for (const { errors } of answers) if (errors) throw new Error(JSON.stringify(errors));
}
