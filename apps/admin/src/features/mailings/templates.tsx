import { endpointKey, endpointQuery } from '@farandfew/api-client'
import { mailingLimits } from '@farandfew/domain/mailings/mailings.ts'
import {
  addMailTemplate,
  changeMailTemplate,
  listMailTemplates,
  removeMailTemplate,
} from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { Fields } from './mailings.styles.ts'

const templatesKey = endpointKey(listMailTemplates)

interface Texts {
  subject: string
  text: string
}

interface TemplatesProps {
  texts: Texts
  onUse: (texts: Texts) => void
}

/** Takes a text from a template, and stores, changes and deletes templates. */
export function Templates({ texts, onUse }: TemplatesProps) {
  const { data: templates = [] } = useQuery({
    ...endpointQuery(listMailTemplates, {}),
    gcTime: 0,
  })
  const options = { reloads: [templatesKey], failureReloads: [templatesKey] }
  const onFailure = (error: Error) => toastFailure(error, 'The template was not saved')
  const add = useCall(addMailTemplate, { ...options, onFailure })
  const change = useCall(changeMailTemplate, { ...options, onFailure })
  const remove = useCall(removeMailTemplate, options)
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const [asks, setAsks] = useState(false)
  const template = templates.find(({ id }) => String(id) === chosen)
  const isReady = name.trim() !== '' && texts.subject.trim() !== '' && texts.text.trim() !== ''
  const isSame = template?.name.toLowerCase() === name.trim().toLowerCase()

  const choose = (value: string) => {
    setChosen(value)
    const found = templates.find(({ id }) => String(id) === value)
    if (!found) return
    setName(found.name)
    onUse({ subject: found.subject, text: found.text })
  }
  const store = () => {
    const body = { name: name.trim(), ...texts }
    const onSaved = ({ id }: { id: number }) => {
      setChosen(String(id))
      toast({ title: 'Template saved', description: body.name })
    }
    if (template && isSame) {
      const { id, version } = template
      change.send({ params: { id: String(id) }, body: { ...body, version } }, onSaved)
    } else add.send({ body }, onSaved)
  }
  const drop = () => {
    if (!template) return
    const { id, version } = template
    remove.send({ params: { id: String(id) }, query: { version: String(version) } }, () => {
      setAsks(false)
      setChosen('')
      setName('')
      toast({ title: 'Template deleted', description: template.name })
    })
  }

  return (
    <details>
      <summary>Templates</summary>
      <Fields>
        {templates.length > 0 && (
          <SelectField
            label="Use a template"
            name="template"
            placeholder="Choose a template"
            options={templates.map(({ id, name: label }) => ({ value: String(id), label }))}
            value={chosen}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
        <TextField
          label="Name of the template"
          name="templateName"
          maxLength={mailingLimits.templateName}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Actions>
          <Button
            variant="secondary"
            disabled={!isReady}
            busy={add.busy || change.busy}
            onClick={store}
          >
            {template && isSame ? 'Update template' : 'Save as a template'}
          </Button>
          {template && (
            <Button variant="secondary" onClick={() => setAsks(true)}>
              Delete the template
            </Button>
          )}
        </Actions>
        {asks && template && (
          <QuestionDialog
            title={`Delete the template “${template.name}”?`}
            description="It disappears for every operator. Emails written with it stay."
            confirm="Delete"
            busyLabel="Deleting..."
            failed="The template was not deleted."
            call={remove}
            onConfirm={drop}
            onClose={() => setAsks(false)}
          />
        )}
      </Fields>
    </details>
  )
}
