/** The path of the browser that tests run in: `CHROME_PATH`, else the one an npm package carries. */
export declare function chromiumPath(): Promise<string>;
export declare const chromiumFlags: string[];
