import { encode } from 'uqr';

/** Width of a module in the PNG, in pixels: sharp on a poster. */
const SQUARE = 24;

/**
 * Encodes a text as a QR code with the required quiet zone. Runs locally, so that the text is not sent to another host.
 * @returns one path of all dark modules, and the width in modules
 */
export function drawQrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: dark.join('') };
}

export function qrCodeSvg(text: string): Blob {
  const { size, path } = drawQrCode(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** @throws Error when the browser cannot draw it */
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
