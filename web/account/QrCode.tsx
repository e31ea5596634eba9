import { useMemo } from 'react';
import { encode } from 'uqr';

/** A text as a QR code, drawn here: what it holds goes to no other host. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`bg-white text-black ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** One path of all dark squares, with the quiet zone that scanners need around. */
function draw(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: dark.join('') };
}
