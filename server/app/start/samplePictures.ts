import type { Site } from '#schema/site.ts';
import { sampleItems, samplePictureIds } from '#server/content/portfolio/samples.ts';
import { pictureKey } from '#server/platform/storage/picture/keys.ts';
import { loadSharp } from '#server/platform/storage/picture/sharp.ts';
import type { pictures } from '#server/platform/storage/picture/table.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { compose } from '#web/shared/art/compose.ts';
import type { Aspect, Tone } from '#web/shared/art/drawing.ts';
import { mulberry32, textHash } from '#web/shared/art/random.ts';
import { bar, column, disc, dots, stripes } from '#web/shared/art/shapes.ts';
import { tonesOf } from '#web/shared/art/tones.ts';

/** Units of a drawing, and pixels of one. */
const [WIDTH, HEIGHT, PIXELS] = [60, 40, 20];

type Paint = (tone: Tone, ...parts: string[]) => string;
type Scene = (paint: Paint, place: (x: number, y: number, w: number, h: number) => string, seed: string) => string;

/** A page in a window. */
const screen: Scene = (paint, place) =>
  [
    paint('depth', bar(0, 0, WIDTH, HEIGHT)),
    paint('paper', bar(8, 5, 44, 35)),
    paint('ink', bar(8, 5, 44, 3.5)),
    paint(
      'paper',
      dots(10.2, 6.75, 3, 1, 2.2, () => 0.7),
    ),
    place(8, 8.5, 44, 17),
    paint('ink', bar(11, 28.5, 19, 2.6)),
    paint('paper-deep', stripes(11, 33, 16, 5, 3)),
    paint('signal', bar(37, 29, 12, 4)),
  ].join('');

/** Two phones. */
const phones: Scene = (paint, place) =>
  [
    paint('signal', bar(0, 0, WIDTH, HEIGHT)),
    paint('ink', bar(12, 8, 15, 32), bar(33, 3, 15, 32)),
    paint('paper', bar(13, 10, 13, 30), bar(34, 5, 13, 28)),
    place(13, 10, 13, 16),
    paint('ink', bar(15, 28, 8, 1.6)),
    paint('paper-deep', stripes(15, 31, 9, 5, 3), stripes(36, 25, 9, 6, 3)),
    place(34, 5, 13, 10),
    paint('ink', bar(36, 17, 9, 1.6)),
    paint('depth', bar(36, 20, 9, 3)),
  ].join('');

/** Columns that rise to the last one. */
const chart: Scene = (paint, _, seed) => {
  const random = mulberry32(textHash(seed));
  const rising = [0, 1, 2, 3, 4, 5, 6].map((index) => 30 - index * 3 - random() * 4);
  return [
    paint('paper-deep', bar(0, 0, WIDTH, HEIGHT)),
    paint('ink', ...rising.map((top, index) => column(6 + index * 6.2, top, 4.6, 35)), bar(4, 35, 52, 1)),
    paint('signal', column(6 + 7 * 6.2, 7, 4.6, 35)),
    paint('depth', disc(10, 9, 4)),
  ].join('');
};

const scenes: Scene[] = [screen, phones, chart];

/** Draws the pictures of the sample galleries and stores their files. The same ids each time: a second try replaces them. */
export async function drawSamplePictures(
  store: Store,
  now: Date,
  colours: Site['colours'],
): Promise<(typeof pictures.$inferInsert)[]> {
  const sharp = await loadSharp();
  const tones = tonesOf(colours);
  const paint: Paint = (tone, ...parts) => `<path fill="${tones[tone]}" d="${parts.join('')}"/>`;
  const placed = (seed: string) => (x: number, y: number, w: number, h: number) => {
    const aspect: Aspect = h > w ? 'tall' : 'wide';
    const { width, height, ground, shapes } = compose(seed, aspect);
    const forms = shapes.map(({ tone, d }) => paint(tone, d)).join('');
    return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">
${paint(ground, bar(0, 0, width, height))}${forms}</svg>`;
  };
  const drawn = sampleItems.flatMap((sample) =>
    samplePictureIds(sample).map(async (id, index) => {
      const scene = (scenes[index % scenes.length] as Scene)(paint, placed(sample.slug), `${sample.slug} ${index}`);
      const [width, height] = [WIDTH * PIXELS, HEIGHT * PIXELS];
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill-rule="evenodd">${scene}</svg>`;
      const { data, info } = await sharp(Buffer.from(svg))
        .webp({ quality: 82, effort: 2 })
        .toBuffer({ resolveWithObject: true });
      await store.put(pictureKey(id), data);
      const altText = sample.study?.gallery[index] ?? null;
      return {
        ...{ id, width: info.width, height: info.height, bytes: info.size, altText },
        ...{ name: `${sample.slug}-${index + 1}`, createdAt: now },
      };
    }),
  );
  return Promise.all(drawn);
}
