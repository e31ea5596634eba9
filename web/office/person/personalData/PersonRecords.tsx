import { Download, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PERSONAL_DATA_FILE, personalDataStrings } from '#schema/personalData.ts';
import { failureOf } from '#web/shared/data/errors.ts';
import { postForFile } from '#web/shared/data/postForFile.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import { saveFile } from '#web/shared/ui/saveFile.ts';
import { tellFailure } from '#web/shared/ui/tellFailure.ts';
import { ExportPersonalDataDocument, type PersonalData } from './documents.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { RecordsOfKind } from './RecordsOfKind.tsx';

type Props = { personalData: PersonalData; onAdd: (address: string) => void; onErased: (id: string) => void };

export function PersonRecords({ personalData, onAdd, onErased }: Props) {
  const { addresses, otherAddresses, refusal, kinds } = personalData;
  const [isErasing, setErasing] = useState(false);
  const [exportData, { loading }] = useCommand(ExportPersonalDataDocument, {
    fetchPolicy: 'no-cache',
    sentences: { failed: personalDataStrings.exportFailed },
  });
  const download = async (format: 'JSON' | 'HTML') => {
    const { data } = await exportData({ input: { addresses }, format });
    const file = data?.exportPersonalData;
    if (file) saveFile(new Blob([file.content], { type: file.contentType }), file.fileName);
  };
  const [isPacking, setPacking] = useState(false);
  const downloadArchive = async () => {
    setPacking(true);
    try {
      const { response, name } = await postForFile(PERSONAL_DATA_FILE, { addresses });
      saveFile(await response.blob(), name);
    } catch (error) {
      const failure = failureOf(error);
      tellFailure(failure, failure.message ?? personalDataStrings.exportFailed);
    } finally {
      setPacking(false);
    }
  };
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className="mt-(--part-space) flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t-2 border-ink pt-6">
        <p role="status" className="text-lg">{`${total} ${total === 1 ? 'record' : 'records'} found`}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={isPacking} onClick={() => void downloadArchive()}>
            <Download aria-hidden="true" className="size-5" /> Download with Files
          </Button>
          <Button variant="secondary" disabled={loading} onClick={() => void download('HTML')}>
            <Download aria-hidden="true" className="size-5" /> Download as a Page
          </Button>
          <Button variant="secondary" disabled={loading} onClick={() => void download('JSON')}>
            <Download aria-hidden="true" className="size-5" /> Download as JSON
          </Button>
          {!refusal && (
            <Button variant="danger" onClick={() => setErasing(true)}>
              <Trash2 aria-hidden="true" className="size-5" /> Erase
            </Button>
          )}
        </div>
      </div>
      {refusal && <p className="measure mt-4 font-semibold text-danger">{refusal}</p>}
      {otherAddresses.length > 0 && <Others addresses={otherAddresses} onAdd={onAdd} />}
      {total === 0 ? (
        <div className="mt-8">
          <Empty title="Nothing found" text={personalDataStrings.nothing} />
        </div>
      ) : (
        kinds.map((kind) => <RecordsOfKind key={kind.kind} kind={kind} />)
      )}
      <EraseDialog
        open={isErasing}
        personalData={personalData}
        total={total}
        onClose={() => setErasing(false)}
        onErased={onErased}
      />
    </>
  );
}

function Others({ addresses, onAdd }: { addresses: readonly string[]; onAdd: (address: string) => void }) {
  return (
    <div className="mt-6 border-2 border-edge bg-sheet p-5">
      <h2 className="text-lg">Found with it</h2>
      <p className="measure mt-1 text-sm text-ink-soft">
        These addresses stand in the records below. Add one where you know that it is the same person's.
      </p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {addresses.map((address) => (
          <li key={address} className="max-w-full">
            <Button variant="secondary" aria-label={`Add ${address}`} onClick={() => onAdd(address)}>
              <Plus aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{address}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
