import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { FileIcon } from '#web/kit/ui/icons.tsx'

/** A small picture of a photo, an icon for everything else. It decorates: the name stands beside it. */
export function DocumentThumbnail({ document: { thumbnail, id } }: { document: LocalDocument }) {
  const [address, setAddress] = useState<string>()
  const hasThumbnail = thumbnail !== undefined
  useEffect(() => {
    if (!thumbnail) return
    const url = URL.createObjectURL(new Blob([thumbnail], { type: 'image/jpeg' }))
    setAddress(url)
    return () => URL.revokeObjectURL(url)
    // Every reading of the database brings new bytes of the same picture.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, hasThumbnail])
  return (
    <Flex
      align="center"
      justify="center"
      flex="none"
      w="11"
      h="11"
      borderWidth="1px"
      borderRadius="sm"
      bg="bg.subtle"
      color="phone.fg"
      overflow="hidden"
    >
      {address ? <chakra.img src={address} alt="" w="full" h="full" objectFit="cover" data-thumbnail /> : <FileIcon />}
    </Flex>
  )
}
