import { createContext, useContext } from 'react'

/** Receives each save when it begins. A save is more than its write: it reads the order before and announces the result. */
type TrackSave = (save: Promise<void>) => Promise<void>

const SaveTracking = createContext<TrackSave>((save) => save)

/** Passes the saves of the dialogs inside to a function, for a page that can remove them while a save is under way. */
export const SaveTrackingProvider = SaveTracking.Provider

/** The function that each save is passed to; without a provider it only returns the save. */
export function useTrackSave(): TrackSave {
  return useContext(SaveTracking)
}
