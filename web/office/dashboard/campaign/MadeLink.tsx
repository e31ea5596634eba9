import { Download } from 'lucide-react';
import { toast } from 'react-hot-toast';
import { campaignStrings } from '#schema/campaign.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { qrCodePng, qrCodeSvg } from '#web/shared/ui/drawQrCode.ts';
import { QrCode } from '#web/shared/ui/QrCode.tsx';
import { saveFile } from '#web/shared/ui/saveFile.ts';

const sentences = { copied: campaignStrings.copied, failed: campaignStrings.copyFailed };

export function MadeLink({ link }: { link: string }) {
  const name = `qr-${new URL(link).searchParams.get('utm_campaign')?.replace(/[^\p{L}\p{N}]+/gu, '-')}`;
  const savePng = async () => {
    try {
      saveFile(await qrCodePng(link), `${name}.png`);
    } catch {
      toast.error(campaignStrings.pngFailed);
    }
  };
  return (
    <section aria-labelledby="made" className="grid min-w-0 gap-6 border-t-8 border-ink bg-sheet p-6 sm:p-8">
      <h2 id="made" className="text-2xl">
        Your Link
      </h2>
      <CopyField label="Campaign link" value={link} action="Copy Link" sentences={sentences} takesFocus />
      <QrCode text={link} label="QR code of the link" className="w-full max-w-64 border border-line" />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => saveFile(qrCodeSvg(link), `${name}.svg`)}>
          <Download aria-hidden="true" className="size-5" /> QR as SVG
        </Button>
        <Button variant="secondary" onClick={() => void savePng()}>
          <Download aria-hidden="true" className="size-5" /> QR as PNG
        </Button>
      </div>
    </section>
  );
}
