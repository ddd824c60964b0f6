/** Imports the module of an address. Bundlers leave it to the browser, because the portal sends the module. */
export declare function importModule<Module>(address: string): Promise<Module>
