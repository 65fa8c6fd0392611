/** Two keys' worth: a sheet that is signed where a home changes hands. */
export { default as HandoverIcon } from '~icons/lucide/file-pen-line'
