/** Where everything is kept that has no other place, unless the setting of this name says otherwise. */
export const DATA_DIR = '.data';
