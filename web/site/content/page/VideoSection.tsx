import { PLAYER_ATTRIBUTE } from '#schema/player.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { playVideo } from '#web/shared/ui/playVideo.ts';
import { Band, Lines } from './Band.tsx';
import type { SectionProps } from './shownSections.ts';

/** A card that becomes the player when it is pressed, as in a text (server/content/markdown/videos.ts). */
export function VideoSection({ section }: SectionProps<'VideoSection'>) {
  const t = useTexts();
  const { key, headline, url, host, playerUrl, caption } = section;
  return (
    <Band id={key} headline={headline}>
      <div className="prose max-w-[72rem]!">
        {/* A class alone: the server allows players on pages with this card (server/content/markdown/videos.ts). */}
        <figure className="video">
          <a href={url} onClick={playVideo} {...{ [PLAYER_ATTRIBUTE]: playerUrl }}>
            <strong>{t('Watch the video on {host}', { host })}</strong>
            <span>{url}</span>
          </a>
        </figure>
      </div>
      {caption && <Lines text={caption} className="mt-4 max-w-[45em] text-sm text-ink-soft" />}
    </Band>
  );
}
