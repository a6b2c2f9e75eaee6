/** The ways to all other rooms. */
import { FRAME } from '../parts/words.ts'
import { addressOf, ROOMS } from '../state/rooms.ts'
import { WORDS } from './words.ts'

export const Doors = () => (
  <div class="doors">
    <h3 class="label">{WORDS.doors.title}</h3>
    <ul>
      {ROOMS.filter((room) => room !== 'today').map((room) => (
        <li key={room}>
          <a href={addressOf(room)}>
            <b>{FRAME.menu.rooms[room].full}</b>
            <span>{WORDS.doors.rooms[room]}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
)
