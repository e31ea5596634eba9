import { useState } from 'react';
import { EMBED_REVIEWS, reviewStrings } from '#schema/review.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { EMBEDDED_REVIEWS } from '#web/shared/paths.ts';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { SelectField } from '#web/shared/ui/Field.tsx';

const { some, most } = EMBED_REVIEWS;
const counts = Array.from({ length: most }, (_, index) => index + 1);
const sentences = { copied: reviewStrings.embedCopied, failed: reviewStrings.embedCopyFailed };

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export function EmbedCode() {
  const { name, publicUrl } = useSite();
  const [limit, setLimit] = useState<number>(some);
  const [theme, setTheme] = useState('');
  const address = `${publicUrl}${EMBEDDED_REVIEWS}?limit=${limit}${theme && `&theme=${theme}`}`;
  const code = `<iframe src="${attribute(address)}" title="Reviews of ${attribute(name)}" loading="lazy" style="width: 100%; height: 30rem; border: 0"></iframe>`;
  return (
    <details className="mt-16 border-t-2 border-line pt-6">
      <summary className="w-fit cursor-pointer text-xl font-semibold">Show Reviews on Another Site</summary>
      <div className="mt-5 grid max-w-3xl gap-6">
        <p className="text-ink-soft">
          This code shows the newest published reviews in a frame. It needs no script there, and what is taken back here
          is gone there as well.{' '}
          <a href={address} target="_blank" rel="noopener" className="link">
            See what it shows
          </a>
        </p>
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField label="How many" value={limit} onChange={({ target }) => setLimit(Number(target.value))}>
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
          <SelectField label="Colours" value={theme} onChange={({ target }) => setTheme(target.value)}>
            <option value="">As the visitor has it</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </SelectField>
        </div>
        <CopyField label="Code for another site" value={code} action="Copy Code" sentences={sentences} isCode />
      </div>
    </details>
  );
}
