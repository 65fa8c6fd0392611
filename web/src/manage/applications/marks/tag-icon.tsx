export { default as TagIcon } from '~icons/lucide/tag'
