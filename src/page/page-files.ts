/** The built page: files by their path below `/`, each ready in three encodings. */
export interface PageFile {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
}

export type PageFiles = ReadonlyMap<string, PageFile>

/** Where the API gets the page from. It may have to be built first, and that may fail. */
export interface PageSource {
  files(): Promise<PageFiles>
  /** Gives up a build that is under way. */
  stop(): void
}

export const INDEX = 'index.html'

/** Name of the list of files that lies beside them in their folder. */
export const LIST = 'files.json'

export interface ListedFile {
  readonly path: string
  readonly type: string
  readonly etag: string
}
