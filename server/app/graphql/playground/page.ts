import { PLAYGROUND_STATE_ID, type PlaygroundState } from '#playground/state.ts';
import type { Site } from '#schema/site.ts';
import { embed, tabIcon } from '#server/app/pages/document.ts';
import { xml } from '#server/platform/xml.ts';
import { brandStyles } from '#web/shared/theme/styles.ts';

type Options = {
  site: Site;
  access: PlaygroundState['access'];
  folder: string;
};

export const drawPlayground = ({ site, access, folder }: Options): string => {
  const state: PlaygroundState = { name: site.name, signal: site.colours.signal, access };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>GraphQL playground - ${xml(site.name)}</title>
<meta name="robots" content="noindex"/>
${tabIcon(site)}
<style>${brandStyles(site.colours)}</style>
<link rel="stylesheet" href="${folder}/style.css"/>
<script type="application/json" id="${PLAYGROUND_STATE_ID}">${embed(state)}</script>
<script type="module" src="${folder}/main.js"></script>
</head>
<body>
<div id="playground"></div>
<noscript>The playground needs scripts. The API is at this address without them: send a POST.</noscript>
</body>
</html>
`;
};
