import type { FocalPoint } from '#schema/media.ts';
import { loadSharp } from '#server/platform/storage/picture/sharp.ts';
import { SHARE_CARD } from '#web/shared/app/shareCard.ts';

const QUALITY = 82;

/** Crops a cover around its focal point, as pages do, to a JPEG, which every network can show. */
export async function cropCover(cover: Buffer, { x, y }: FocalPoint): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(cover).metadata();
  const ratio = SHARE_CARD.width / SHARE_CARD.height;
  const box = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
  return sharp(cover)
    .extract({
      left: Math.round(((width - box.width) * x) / 100),
      top: Math.round(((height - box.height) * y) / 100),
      ...box,
    })
    .resize(SHARE_CARD.width, SHARE_CARD.height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, progressive: true })
    .toBuffer();
}
