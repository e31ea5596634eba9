/** The default logo, 20 by 20 units: two ink shapes and a ball in the signal colour. */
export const mark = {
  shapes: 'M0 12h8v8H0zM10 20v-8A10 10 0 0 1 20 20z',
  ball: { cx: 15, cy: 5, r: 5 },
} as const;

export const markShapes = (ink: string, signal: string): string => {
  const { cx, cy, r } = mark.ball;
  return `<path fill="${ink}" d="${mark.shapes}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${signal}"/>`;
};

/** The logo as a complete SVG with background and margin. */
export const markPicture = ({ paper, ink, signal }: Record<'paper' | 'ink' | 'signal', string>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 24 24"><path fill="${paper}" d="M-2-2h24v24H-2z"/>${markShapes(ink, signal)}</svg>`;
