import { useState } from 'react';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { captionOf, mediaOrders, useCurrentOrder, useOrder } from '#web/shared/lists/listOrder.ts';
import { SavedViews } from '#web/shared/lists/savedView/SavedViews.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useSearch } from '#web/shared/lists/useSearch.ts';
import { useSelection } from '#web/shared/lists/useSelection.ts';
import { SearchBar } from '#web/shared/ui/SearchBar.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { AltTextsDialog } from './AltTextsDialog.tsx';
import { DropZone } from './DropZone.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureSelection } from './PictureSelection.tsx';
import { UploadButton } from './UploadButton.tsx';
import { UploadList } from './UploadList.tsx';
import { useMedia } from './useMedia.ts';
import { useUploads } from './useUploads.ts';

export function MediaPage() {
  const search = useSearch();
  const orderBy = useOrder(mediaOrders);
  const { items, totalCount, loading, sentence, more, refresh } = useMedia(search.wanted, orderBy);
  const order = useCurrentOrder(mediaOrders);
  const csv = useCsvDownload('pictures', { search: search.wanted, orderBy });
  const uploads = useUploads();
  const [openId, setOpenId] = useState<string | null>(null);
  const selection = useSelection(items?.map(({ id }) => id) ?? []);
  const [isWriting, setWriting] = useState(false);
  const actions = (
    <>
      <ListMenu
        csv={csv}
        orders={mediaOrders}
        isEmpty={totalCount === 0}
        isBusy={loading && items !== undefined}
        onRefresh={refresh}
      />
      <UploadButton label="Upload Pictures" isMultiple onFiles={uploads.add} />
    </>
  );
  return (
    <OfficePage
      title="Media Library"
      lead="The pictures of posts, projects and texts. Drag files here, or press Upload Pictures."
      tabs={<SavedViews list="MEDIA" />}
      filters={
        items &&
        (totalCount > 0 || search.wanted) && (
          <SearchBar label="Find by name or alt text" search={search} total={totalCount} counted={countLabel} />
        )
      }
      actions={actions}
    >
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title="Error Loading Pictures" message={sentence} onRetry={refresh} />
        </div>
      )}
      <DropZone onFiles={uploads.add}>
        <UploadList rows={uploads.rows} done={uploads.done} onDrop={uploads.drop} />
        {!items && !sentence && <Loading label="Loading pictures..." />}
        {items && totalCount === 0 && (search.wanted ? <NoMatches /> : <NoPictures />)}
        {items && totalCount > 0 && (
          <MediaGrid
            label={captionOf('Pictures', order)}
            pictures={items}
            onEnd={more}
            action="Open"
            onPick={({ id }) => setOpenId(id)}
            hasAltFields
            selection={selection}
          />
        )}
      </DropZone>
      {selection.ids.length > 0 && <PictureSelection selection={selection} onWrite={() => setWriting(true)} />}
      <AltTextsDialog
        pictures={items?.filter(({ id }) => selection.has(id)) ?? []}
        isOpen={isWriting}
        onClose={() => setWriting(false)}
        onSaved={() => {
          setWriting(false);
          selection.clear();
        }}
      />
      <PictureDialog
        picture={items?.find(({ id }) => id === openId)}
        isOpen={openId !== null}
        onClose={() => setOpenId(null)}
      />
    </OfficePage>
  );
}

const countLabel = (total: number) => `${total} ${total === 1 ? 'picture' : 'pictures'}`;

const NoMatches = () => <p className="py-8 text-ink-soft">No picture has this in its name or alt text.</p>;
const NoPictures = () => (
  <Empty title="No pictures yet" text="What you upload here, or in a post or a project, can be used again anywhere." />
);
