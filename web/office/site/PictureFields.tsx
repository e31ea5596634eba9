import { BrandPicture } from './BrandPicture.tsx';
import type { SiteForm } from './OriginalHint.tsx';
import type { SiteFields } from './values.ts';

const urlOf = (picture: SiteFields['logo']) => picture?.vectorUrl ?? picture?.url ?? null;

/** The pictures of the brand. */
export const PictureFields = ({ form, site }: { form: SiteForm; site: SiteFields }) => (
  <div className="grid max-w-2xl gap-8 sm:grid-cols-2">
    <BrandPicture
      form={form}
      name="logoId"
      label="Logo"
      hint="At the head of every page, 40 pixels high, in the place of mark and name."
      currentUrl={urlOf(site.logo)}
      acceptsVector
    />
    <BrandPicture
      form={form}
      name="darkLogoId"
      label="Logo for dark ground"
      hint="At the head of every page in the dark theme, and at the foot of every page."
      currentUrl={urlOf(site.darkLogo)}
      without="None: the logo stands on light paper, and the foot has mark and name."
      isOnDark
      acceptsVector
    />
    <BrandPicture
      form={form}
      name="iconId"
      label="Icon"
      hint="In the place of the mark: in the browser's tab, on phones, on shared pictures. Best a square of at least 512 pixels."
      currentUrl={site.icon?.url ?? null}
    />
    <BrandPicture
      form={form}
      name="sharedPictureId"
      label="Shared picture"
      hint="Where a page is shared that has no picture of its own, cropped to 1200 by 630 pixels around the focal point."
      currentUrl={site.sharedPicture?.url ?? null}
      without="None: a drawing with the title."
    />
  </div>
);
