export const catalogueStrings = {
  saved: 'The services are saved.',
  saveFailed: 'Failed to save the services.',
  loadFailed: 'Failed to load the services.',
  changedMeanwhile: 'Somebody has changed the services meanwhile.',
  noTitle: 'Please enter the name of the service.',
  badAnchor: 'Please use lowercase letters, digits and hyphens, beginning with a letter.',
  takenAnchor: 'Another service or part of the page has this anchor.',
  takenTitle: 'Another service has this name.',
  takenChoice: 'Another choice of the form has this name.',
  noChoice: 'Forms need a choice: offer a service, or keep the last one.',
  tooMany: 'A site can have 40 services, removed ones included. Put a removed one back under another name.',
  unknown: 'There is no such service.',
} as const;
