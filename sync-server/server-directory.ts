/**
 * What the server reads at run time (migrations, catalogues) lies at the same places below this directory, in the
 * sources and, because the build copies it there, beside the bundle that this file becomes a part of.
 */
export const serverDirectory = import.meta.dirname
