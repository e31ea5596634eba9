import { house } from '#schema/palette.ts';

/** The mark beside the brand's name: two shapes in ink and a ball in the signal colour, 20 by 20. */
export const mark = {
  shapes: 'M0 12h8v8H0zM10 20v-8A10 10 0 0 1 20 20z',
  ball: { cx: 15, cy: 5, r: 5 },
} as const;

/** The same as a picture of its own, for the browser's tab. @param signal the brand's colour, like #c8330a */
export function markIcon(signal: string): string {
  const { cx, cy, r } = mark.ball;
  const ball = `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${signal}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 24 24"><path fill="${house.paper}" d="M-2-2h24v24H-2z"/><path d="${mark.shapes}"/>${ball}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
