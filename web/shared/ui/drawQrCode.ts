import { encode } from 'uqr';

/** How wide a square of the picture is, in pixels: sharp on a poster. */
const SQUARE = 24;

/**
 * Draws a text as a QR code, with the quiet zone that scanners need around. What it holds goes to no other host.
 * @returns one path of all dark squares, and how many squares the drawing is wide
 */
export function drawQrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: dark.join('') };
}

/** @returns the QR code of a text as an SVG file: black on white */
export function qrCodeSvg(text: string): Blob {
  const { size, path } = drawQrCode(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** @returns the QR code of a text as a PNG file: black on white @throws Error where the browser cannot draw it */
export function qrCodePng(text: string): Promise<Blob> {
  const { size, path } = drawQrCode(text);
  const canvas = Object.assign(document.createElement('canvas'), { width: size * SQUARE, height: size * SQUARE });
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('the browser draws no pictures'));
  context.scale(SQUARE, SQUARE);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png');
  });
}
