/** A picture is refused with this sentence. Any other error means that the file cannot be read. */
export class PictureRefusal extends Error {}
